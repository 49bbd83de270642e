import Observation
import ReactiveCore
import SwiftUI

// snippet.model
@MainActor @Observable final class Chat {
  private(set) var text = ""
  private let bag = DisposeBag()

  init(_ messages: Signal<String, Never>) {
    messages.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.text = text }
    }.disposed(by: bag)
  }
}

struct ChatView: View {
  @State var chat: Chat

  var body: some View { Text(chat.text) }
}
// snippet.end
