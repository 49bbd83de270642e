import Observation
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.model
@MainActor @Observable final class Checkout {
  private(set) var receipt = ""
  let taps = Subject<Void, Never>()

  init(payment: Signal<String, Never>) {
    taps.signal.take(1).flatMap { tap in payment }
      .subscribe { [weak self] text in
        MainActor.assumeIsolated { self?.receipt = text }
      }
  }
}
// snippet.end

struct CheckoutView: View {
  let checkout: Checkout

  // snippet.body
  var body: some View {
    Button("Pay") { checkout.taps.send(()) }
    Text(checkout.receipt)
  }
  // snippet.end
}
