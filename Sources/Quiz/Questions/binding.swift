import LessonKit
import ReactiveCore

func currentFirst() {
  let volume = Property(3)
  let shown = Recorder<Int>()
  volume.value = 5
  volume.signal.subscribe { level in shown.append(level) }
  volume.value = 7
  print("shown: \(shown.values)")
}

func sameAgain() {
  let volume = Property(3)
  let shown = Counter()
  volume.signal.subscribe { level in shown.increment() }
  volume.value = 3
  volume.value = 3
  print("shown: \(shown.count)")
}

func oneWay() {
  let model = Property("Lake")
  let label = Property("")
  model.signal.bind(to: label)
  label.value = "Sea"
  model.value = "Hill"
  print("model: \(model.value), label: \(label.value)")
}
