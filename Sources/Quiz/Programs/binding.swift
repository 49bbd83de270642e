import LessonKit
import ReactiveCore

func oneWay() {
  let model = Property("Lake")
  let label = Property("")
  model.signal.bind(to: label)
  label.value = "Sea"
  model.value = "Hill"
  print("model: \(model.value), label: \(label.value)")
}

func writesForOneEdit() {
  let title = Property("Lake")
  let field = Property("Lake")
  let writes = Counter()
  title.signal.skip(1).subscribe { text in writes.increment() }
  field.signal.skip(1).subscribe { text in writes.increment() }
  title.bindTwoWay(with: field)
  field.value = "Sea"
  print("writes: \(writes.count)")
}

func labelIsLetGo() {
  let model = Property("Lake")
  var label: Property<String>? = Property("")
  weak let left = label
  if let label { model.signal.bind(to: label) }
  label = nil
  model.value = "Sea"
  print("the label: \(left?.value ?? "is gone")")
}

func labelIsHeld() {
  let model = Property("Lake")
  let label = Property("")
  model.signal.bind(to: label)
  model.value = "Sea"
  print("the label: \(label.value)")
}
