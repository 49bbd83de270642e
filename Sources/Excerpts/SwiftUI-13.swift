import AppBridge
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

@MainActor final class Checkout {
  private let taps = Subject<Void, Never>()
  let receipt: Latest<String>

  // snippet.init
  init(payment: Signal<String, Never>) {
    let receipts = taps.signal.take(1).flatMap { tap in payment }
    receipt = Latest(initial: "", then: receipts.asDriver())
  }
  func pay() { taps.send(()) }
  // snippet.end
}

// snippet.view
struct CheckoutView: View {
  let checkout: Checkout

  var body: some View {
    Button("Pay") { checkout.pay() }
    Text(checkout.receipt.value)
  }
}
// snippet.end
