import LessonKit
import ReactiveCore

func madeOnce() {
  struct CartViewModel: Sendable {
    let text: String
    init(count: Int) { text = "\(count) books" }
  }
  let count = Property(1)
  let viewModel = CartViewModel(count: count.value)
  count.value = 3
  print("it says: \(viewModel.text)")
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

func viewModelsMade() {
  let made = Counter()
  struct CartViewModel: Sendable {
    init(countedBy made: Counter) { made.increment() }
  }
  let count = Property(1)
  let viewModels = count.signal.map { _ in
    CartViewModel(countedBy: made)
  }
  viewModels.subscribe { phone in }
  viewModels.subscribe { tablet in }
  print("made: \(made.count)")
}
