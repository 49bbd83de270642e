import Observation
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.checkout
@MainActor @Observable final class Checkout {
  private(set) var receipt = ""
  let taps = Subject<Void, Never>()

  init(payment: Signal<String, Never>) {
    taps.signal.take(1).flatMap { tap in payment }
      .subscribe { [weak self] text in Task { @MainActor in self?.receipt = text } }
  }
}

struct CheckoutView: View {
  let checkout: Checkout

  var body: some View {
    Button("Pay") { checkout.taps.send(()) }
    Text(checkout.receipt)
  }
}
// snippet.end
