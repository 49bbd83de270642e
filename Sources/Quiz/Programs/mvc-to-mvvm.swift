import LessonKit
import ReactiveCore

func askedOnce() {
  struct CartViewModel: Sendable {
    let count: Property<Int>
    var text: String { "\(count.value) books" }
  }
  let count = Property(1)
  let viewModel = CartViewModel(count: count)
  let label = viewModel.text
  count.value = 3
  print("label: \(label), view model: \(viewModel.text)")
}

func followed() {
  let count = Property(1)
  let texts = count.signal.map { count in "\(count) books" }
  let phone = Recorder<String>()
  texts.subscribe { text in phone.append(text) }
  count.value = 3
  let tablet = Recorder<String>()
  texts.subscribe { text in tablet.append(text) }
  print("phone: \(phone.values), tablet: \(tablet.values)")
}

func screensComeAndGo() {
  let made = Counter()
  struct CartViewModel: Sendable {
    init(countedBy made: Counter) { made.increment() }
  }
  let count = Property(1)
  let viewModels = count.signal.map { _ in
    CartViewModel(countedBy: made)
  }
  let phone = viewModels.subscribe { viewModel in }
  count.value = 2
  phone.dispose()
  viewModels.subscribe { viewModel in }
  count.value = 3
  print("made: \(made.count)")
}
