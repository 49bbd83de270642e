import AppBridge
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

@MainActor final class CitySearch {
  private let typed = Subject<String, Never>()
  let cities: Latest<[String]>

  // snippet.init
  init(on clock: some TimedScheduler) {
    let found = typed.signal.debounce(.milliseconds(300), on: clock).distinctUntilChanged()
      .flatMapLatest { text in findCities(with: text) }
    cities = Latest(initial: [], then: found.asDriver())
  }
  func type(_ text: String) { typed.send(text) }
  // snippet.end
}

// snippet.view
struct CityView: View {
  let search: CitySearch
  @State private var text = ""

  var body: some View {
    List(search.cities.value, id: \.self) { city in Text(city) }
      .searchable(text: $text).onChange(of: text) { search.type(text) }
  }
}
// snippet.end
