import Observation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor @Observable final class Account {
  private(set) var amount = ""
  private let bag = DisposeBag()

  init(_ driver: Driver<String>) {
    driver.drive { [weak self] text in self?.amount = text }
      .disposed(by: bag)
  }
}

struct AccountView: View {
  let account: Account

  var body: some View { Text(account.amount) }
}
// snippet.end
