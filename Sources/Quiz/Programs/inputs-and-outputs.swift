import LessonKit
import ReactiveCore

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
  func transform(
    _ name: Signal<String, Never>
  ) -> Signal<String, Never> {
    name.map { name in "Hello \(name)" }
  }
  let name = Subject<String, Never>()
  let label = Recorder<String>()
  transform(.never).subscribe { text in label.append(text) }
  // The text field is there now.
  _ = transform(name.signal)
  name.send("Ada")
  print("label: \(label.values)")
}

func typedTwice() {
  let name = Subject<String, Never>()
  let tap = Subject<Int, Never>()
  let greeted = Recorder<String>()
  combineLatest(name.signal, tap.signal)
    .subscribe { name, tap in greeted.append(name) }
  name.send("Ada")
  tap.send(1)
  name.send("Ben")
  print("greeted: \(greeted.values)")
}
