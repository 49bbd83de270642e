import AppBridge
import ReactiveCore
import UIKit

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
