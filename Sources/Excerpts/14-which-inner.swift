import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

import class ReactiveCore.Subject  // Combine has one, too.

// MARK: UIKit

final class CheckoutController: UIViewController {
  init(payment: Signal<String, Never>) {
    self.payment = payment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // snippet.controller
  private let payment: Signal<String, Never>
  private let payButton = UIButton()
  private let receiptLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    payButton.signal(for: .touchUpInside).take(1).flatMap { [payment] tap in payment }
      .asDriver().drive(receiptLabel, \.text)
  }
  // snippet.end
}

// MARK: SwiftUI

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
