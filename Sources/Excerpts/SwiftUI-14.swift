import AppBridge
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.model
@MainActor final class Prices {
  private let words = Subject<String, Never>()
  let text: Latest<String>

  init() {
    let prices = words.signal
      .flatMapLatest { word in search(word).catch(justReturn: "no price") }
    text = Latest(initial: "", then: prices.asDriver())
  }
  func enter(_ word: String) { words.send(word) }
}
// snippet.end

struct PriceView: View {
  let prices: Prices
  @State private var word = ""

  var body: some View {
    TextField("What?", text: $word).onSubmit { prices.enter(word) }
    Text(prices.text.value)
  }
}
