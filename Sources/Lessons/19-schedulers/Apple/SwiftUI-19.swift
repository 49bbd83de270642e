import Foundation
import Observation
import ReactiveCore
import SwiftUI

// snippet.model
@MainActor @Observable final class Messages {
  private(set) var text = ""
  @ObservationIgnored private var bag = DisposeBag()

  func load(_ address: URL) {
    bag = DisposeBag()  // gives up the request before
    request(address).map { data in "\(data.count) bytes" }.catch(justReturn: "offline")
      .observe(on: QueueScheduler.main).subscribe { [weak self] text in
        MainActor.assumeIsolated { self?.text = text }
      }.disposed(by: bag)
  }
}
// snippet.end

struct MessagesView: View {
  let messages: Messages
  let address: URL

  var body: some View { Text(messages.text).onAppear { messages.load(address) } }
}
