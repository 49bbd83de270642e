import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

import class ReactiveCore.Subject  // Combine has one, too.

// MARK: UIKit

final class PriceController: UIViewController {
  private let field = UITextField()
  private let priceLabel = UILabel()
  private let bag = DisposeBag()

  // snippet.controller
  override func viewDidLoad() {
    super.viewDidLoad()
    field.signal(for: .editingDidEndOnExit, \.text)
      .flatMapLatest { word in search(word ?? "").catch(justReturn: "no price") }
      .asDriver().drive(priceLabel, \.text).disposed(by: bag)
  }
  // snippet.end
}

// MARK: SwiftUI

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

// MARK: To replace by your own

/// The request of the page.
nonisolated func search(_ word: String) -> Signal<String, SearchError> { .failed(.offline) }

nonisolated enum SearchError: Error { case offline }
