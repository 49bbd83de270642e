import LessonKit
import ReactiveCore

func greetOnTap() {
  let name = Subject<String, Never>()
  let tap = Subject<Int, Never>()
  let greeted = Recorder<String>()
  tap.signal.withLatestFrom(name.signal)
    .subscribe { tap, name in greeted.append(name) }
  name.send("Ada")
  tap.send(1)
  name.send("Ben")
  print("greeted: \(greeted.values)")
}

func tapTooEarly() {
  let name = Subject<String, Never>()
  let tap = Subject<Int, Never>()
  let greeted = Recorder<String>()
  tap.signal.withLatestFrom(name.signal)
    .subscribe { tap, name in greeted.append(name) }
  tap.send(1)
  name.send("Ada")
  print("greeted: \(greeted.values)")
}

func lateInput() {
  let name = Subject<String, Never>()
  let titles = Recorder<String>()
  typealias Text = Signal<String, Never>
  func transform(_ input: Text) -> Text {
    input.map { "Hello \($0)" }
  }
  var output = transform(.never)
  output.subscribe { title in titles.append(title) }
  output = transform(name.signal)
  name.send("Ada")
  print("titles: \(titles.values)")
}
