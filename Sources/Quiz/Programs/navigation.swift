import LessonKit
import ReactiveCore

func lateStack() {
  let calls = Subject<String, Never>()
  let views = Property(["home"])
  calls.send("list")
  calls.signal.subscribe { name in views.value.append(name) }
  calls.send("picture")
  print("views: \(views.value)")
}

func callInACall() {
  let calls = Subject<String, Never>()
  let heard = Recorder<String>()
  calls.signal.subscribe { call in
    if call == "dismiss" { calls.send("reset") }
  }
  calls.signal.subscribe { call in heard.append(call) }
  calls.send("dismiss")
  print("heard: \(heard.values)")
}

func swipedBack() {
  let views = Property(["home"])
  let glass = Property<[String]>([])
  views.signal.bind(to: glass)
  views.value.append("list")
  glass.value.removeLast()  // the user swipes back
  print("views: \(views.value)")
}

func swipedBackAndTold() {
  let views = Property(["home"])
  let glass = Property<[String]>([])
  views.bindTwoWay(with: glass)
  views.value.append("list")
  glass.value.removeLast()  // the user swipes back
  print("views: \(views.value)")
}
