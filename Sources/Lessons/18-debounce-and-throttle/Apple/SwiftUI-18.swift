import Observation
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

@MainActor @Observable final class CitySearch {
  private(set) var cities = ""
  let typed = Subject<String, Never>()

  init(on clock: some TimedScheduler) {
    typed.signal.debounce(.milliseconds(300), on: clock)
      .flatMapLatest { text in findCities(with: text) }
      .subscribe { [weak self] text in
        Task { @MainActor in self?.cities = text }
      }
  }
}

// snippet.view
struct CityView: View {
  let search: CitySearch
  @State private var text = ""

  var body: some View {
    List { Text(search.cities) }
      .searchable(text: $text)
      .onChange(of: text) { search.typed.send(text) }
  }
}
// snippet.end
