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
      .debounce(.milliseconds(300), on: clock).distinctUntilChanged()
      .flatMapLatest { text in findCities(with: text ?? "") }
      .map { cities in cities.joined(separator: ", ") }
      .asDriver().drive(cityLabel, \.text).disposed(by: bag)
  }
  // snippet.end
}

/// What to show for a text: nothing for no text, and a remark if the request fails.
func findCities(with text: String) -> Signal<[String], Never> {
  text.isEmpty ? .just([]) : requestCities(with: text).catch(justReturn: ["You are offline."])
}

/// The request of the page.
func requestCities(with text: String) -> Signal<[String], SearchError> { .just([text]) }
