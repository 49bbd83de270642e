import AppBridge
import ReactiveCore
import UIKit

final class CityController: UIViewController {
  private let field = UITextField()
  private let cityLabel = UILabel()
  private let bag = DisposeBag()

  // snippet.controller
  func search(on clock: some TimedScheduler) {
    field.signal(for: .editingChanged, \.text)
      .debounce(.milliseconds(300), on: clock)
      .flatMapLatest { text in findCities(with: text ?? "") }
      .asDriver().drive(cityLabel, \.text).disposed(by: bag)
  }
  // snippet.end
}

/// The request of the page.
func findCities(with text: String) -> Signal<String, Never> { .just(text) }
