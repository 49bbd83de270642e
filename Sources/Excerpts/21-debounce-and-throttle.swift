import AppBridge
import ReactiveCore
import UIKit

// MARK: UIKit

final class CityController: UIViewController {
  private let field = UITextField()
  private let cityLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.signal(for: [.editingChanged, .editingDidEnd], \.text)
      .debounce(for: .milliseconds(300), on: QueueScheduler.main).distinctUntilChanged()
      .flatMapLatest { text in requestCity(text ?? "").catch(justReturn: "no city") }
      .asDriver().drive(cityLabel, \.text).disposed(by: bag)
  }
}

// MARK: SwiftUI

@MainActor final class CitySearch {
  let text: Editable<String>
  let city: Latest<String>

  init() {
    let typed = Property("")
    let cities = typed.signal
      .debounce(for: .milliseconds(300), on: QueueScheduler.main).distinctUntilChanged()
      .flatMapLatest { text in requestCity(text).catch(justReturn: "no city") }
    text = Editable(typed)
    city = Latest(initial: "", then: cities.asDriver())
  }
}

// MARK: To replace by your own

/// The request of the page.
nonisolated func requestCity(_ text: String) -> Signal<String, any Error> { .just(text) }
