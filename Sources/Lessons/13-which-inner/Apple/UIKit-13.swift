import ReactiveCore
import UIKit

// snippet.controller
final class CheckoutController: UIViewController {
  var payment = Signal<String, Never>.never
  private let taps = Subject<Void, Never>()
  private let payButton = UIButton()
  private let receiptLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tapped = UIAction { [taps] action in taps.send(()) }
    payButton.addAction(tapped, for: .touchUpInside)
    taps.signal.take(1).flatMap { [payment] tap in payment }
      .subscribe { [weak self] text in
        Task { @MainActor in self?.receiptLabel.text = text }
      }
  }
}
// snippet.end
