import AppBridge
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

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
