import ReactiveCore
import UIKit

// snippet.cell
final class MessageCell: UITableViewCell {
  private let messageLabel = UILabel()
  private var bag = DisposeBag()

  func show(_ message: Property<String>) {
    message.signal.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.messageLabel.text = text }
    }.disposed(by: bag)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
  }
}
// snippet.end
