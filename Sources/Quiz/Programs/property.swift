import LessonKit
import ReactiveCore

func writtenBefore() {
  let got = Recorder<Int>()
  let unread = Property(3)
  unread.value = 4
  unread.value = 5
  unread.signal.subscribe { count in got.append(count) }
  print("the tablet gets: \(got.values)")
}

func readOnce() {
  let unread = Property(3)
  let text = "\(unread.value) unread"
  unread.value = 4
  print(text)
}

func nobodyHoldsIt() {
  func makeSignal() -> Signal<Int, Never> {
    let unread = Property(3)
    return unread.signal
  }
  let got = Recorder<String>()
  makeSignal().subscribe(
    next: { count in got.append("\(count)") },
    completed: { got.append("completed") })
  print("comes: \(got.values)")
}

func writtenTwice() {
  let got = Recorder<Int>()
  let volume = Property(5)
  volume.signal.subscribe { level in got.append(level) }
  volume.value = 6
  volume.value = 6
  volume.value = 5
  print("the display gets: \(got.values)")
}
