import AppBridge
import ReactiveCore
import UIKit

// MARK: UIKit

final class MessageCell: UITableViewCell {
  private let messageLabel = UILabel()
  private var bag = DisposeBag()

  func show(_ message: Property<String>) {
    bag = DisposeBag()  // stops following the message before
    message.driver.drive(messageLabel, \.text).disposed(by: bag)
  }
}
