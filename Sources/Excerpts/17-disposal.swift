import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class ChatController: UIViewController {
  init(_ messages: Driver<String>) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // snippet.controller
  private let messages: Driver<String>
  private let messageLabel = UILabel()
  private var bag = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    messages.drive(messageLabel, \.text).disposed(by: bag)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bag = DisposeBag()
  }
  // snippet.end
}

// MARK: SwiftUI

// snippet.view
struct MessageView: View {
  let messages: Signal<String, Never>
  @State private var text = ""

  var body: some View {
    Text(text)
      .task {
        for await message in messages.values { text = message }
      }
  }
}
// snippet.end
