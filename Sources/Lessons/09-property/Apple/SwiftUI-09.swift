import Observation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor @Observable final class Inbox {
  private(set) var count = 0
  private let listening = Disposable()

  init(_ unread: Property<Int>) {
    let following = unread.signal.subscribe { [weak self] count in
      MainActor.assumeIsolated { self?.count = count }
    }
    listening.add(following)
  }
  deinit { listening.dispose() }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View { Text("\(inbox.count) unread") }
}
// snippet.end
