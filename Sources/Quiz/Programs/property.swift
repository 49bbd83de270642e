import LessonKit
import ReactiveCore

func mappedLate() {
  let got = Recorder<String>()
  let volume = Property(5)
  let labels = volume.signal.map { level in "level \(level)" }
  volume.value = 6
  labels.subscribe { label in got.append(label) }
  print("the screen gets: \(got.values)")
}

func letGoOfVolume() {
  let got = Recorder<String>()
  var volume: Property<Int>? = Property(5)
  volume?.signal.subscribe(
    next: { level in got.append("\(level)") },
    completed: { got.append("completed") })
  volume = nil
  print("it gets: \(got.values)")
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
