import Observation
import ReactiveCore
import SwiftUI

// snippet.model
@MainActor @Observable final class Chat {
  private(set) var text = ""
  @ObservationIgnored private var bag = DisposeBag()

  func follow(_ messages: Signal<String, Never>) {
    bag = DisposeBag()  // stops following what it followed before
    messages.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.text = text }
    }.disposed(by: bag)
  }
}

struct ChatView: View {
  let messages: Signal<String, Never>
  @State private var chat = Chat()

  var body: some View { Text(chat.text).onAppear { chat.follow(messages) } }
}
// snippet.end
