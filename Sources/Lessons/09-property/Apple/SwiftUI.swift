import Observation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor @Observable final class Inbox {
  private(set) var count = 0

  init(_ unread: Property<Int>) {
    unread.signal.subscribe { [weak self] count in
      MainActor.assumeIsolated { self?.count = count }
    }
  }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View { Text("\(inbox.count) unread") }
}
// snippet.end
