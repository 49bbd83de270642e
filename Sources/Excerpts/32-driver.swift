import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class AccountController: UIViewController {
  private let amountLabel = UILabel()
  private let transferLabel = UILabel()
  private let bag = DisposeBag()

  init(account: Driver<String>, transfers: Signal<String, Never>) {
    super.init(nibName: nil, bundle: nil)
    account.drive(amountLabel, \.text).disposed(by: bag)
    transfers.emit(with: self) { screen, text in screen.transferLabel.text = text }
      .disposed(by: bag)
  }
  required init?(coder: NSCoder) { nil }
}

// MARK: SwiftUI

struct AccountView: View {
  let amount: Latest<String>  // Latest(initial: "", then: account), made where the driver is
  let transfers: Signal<String, Never>
  @State private var transfer = ""

  var body: some View {
    Text(amount.value)
    Text(transfer).task { for await text in transfers.values { transfer = text } }
  }
}
