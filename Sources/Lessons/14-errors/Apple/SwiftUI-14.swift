import Observation
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.model
@MainActor @Observable final class Prices {
  private(set) var text = ""
  let words = Subject<String, Never>()

  init() {
    words.signal
      .flatMapLatest { word in search(word).catch(justReturn: "no price") }
      .subscribe { [weak self] text in
        Task { @MainActor in self?.text = text }
      }
  }
}
// snippet.end

struct PriceView: View {
  let prices: Prices
  @State private var word = ""

  var body: some View {
    TextField("What?", text: $word).onSubmit { prices.words.send(word) }
    Text(prices.text)
  }
}
