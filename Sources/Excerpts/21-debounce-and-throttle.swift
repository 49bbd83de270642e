import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

import class ReactiveCore.Subject  // Combine has one, too.

// MARK: UIKit

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

// MARK: SwiftUI

@MainActor final class CitySearch {
  private let typed = Subject<String, Never>()
  let found: Latest<Found>

  // snippet.init
  init(on clock: some TimedScheduler) {
    let found = typed.signal.debounce(.milliseconds(300), on: clock).distinctUntilChanged()
      .flatMapLatest { text in findCities(with: text) }
    self.found = Latest(initial: Found(), then: found.asDriver())
  }
  func type(_ text: String) { typed.send(text) }
  // snippet.end
}

struct CityView: View {
  let search: CitySearch
  @State private var text = ""

  private var found: Found { search.found.value }

  // snippet.body
  var body: some View {
    NavigationStack {  // it has the bar with the search field
      List {
        ForEach(found.cities) { city in Text(city.name) }
        if let remark = found.remark { Text(remark) }
      }
      .searchable(text: $text).onChange(of: text) { search.type(text) }
    }
  }
  // snippet.end
}

// MARK: To replace by your own

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
nonisolated func requestCities(with text: String) -> Signal<[City], any Error> {
  .just([City(id: 1, name: text)])
}
