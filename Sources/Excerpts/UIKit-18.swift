import AppBridge
import ReactiveCore
import UIKit

final class CityController: UIViewController {
  private let field = UITextField()
  private let cityLabel = UILabel()
  private let bag = DisposeBag()

  // snippet.controller
  func search(on clock: some TimedScheduler) {
    field.signal(for: [.editingChanged, .editingDidEnd], \.text)
      .debounce(.milliseconds(300), on: clock).distinctUntilChanged()
      .flatMapLatest { text in findCities(with: text ?? "") }
      .map { found in found.remark ?? found.cities.map(\.name).joined(separator: ", ") }
      .asDriver().drive(cityLabel, \.text).disposed(by: bag)
  }
  // snippet.end
}

/// What to show for a text: nothing for no text, and a remark if the request fails.
nonisolated func findCities(with text: String) -> Signal<Found, Never> {
  if text.isEmpty { return .just(Found()) }
  return requestCities(with: text).map { cities in Found(cities: cities) }
    .catch(justReturn: Found(remark: "You are offline."))
}

nonisolated struct Found: Sendable {
  var cities: [City] = []
  var remark: String?
}

/// A city; there may be two of one name.
nonisolated struct City: Identifiable, Sendable {
  let id: Int
  let name: String
}

/// The request of the page.
nonisolated func requestCities(with text: String) -> Signal<[City], SearchError> {
  .just([City(id: 1, name: text)])
}
