import AppBridge
import Foundation
import ReactiveCore
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// MARK: UIKit

// snippet.request
nonisolated func request(_ url: URL) -> Signal<String, any Error> {
  Signal { subscriber in
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      if let error { return subscriber.fail(error) }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      if status >= 400 { return subscriber.fail(URLError(.badServerResponse)) }
      subscriber.send(String(decoding: data ?? Data(), as: UTF8.self))
      subscriber.complete()
    }
    task.resume()
    return Disposable { task.cancel() }
  }
}
// snippet.end

final class MessagesController: UIViewController {
  private let address: URL
  private let label = UILabel()
  private let bag = DisposeBag()

  init(address: URL) {
    self.address = address
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet.use
    request(address).catch { error in .just(error.localizedDescription) }
      .asDriver().drive(label, \.text).disposed(by: bag)
    // snippet.end
  }
}

// MARK: SwiftUI

// snippet.view
@MainActor final class Messages {
  let text: Latest<String>

  init(_ address: URL) {
    let words = request(address).catch { error in .just(error.localizedDescription) }
    text = Latest(initial: "…", then: words.asDriver())
  }
}

struct MessagesView: View {
  @State private var messages: Messages

  init(_ address: URL) { _messages = State(initialValue: Messages(address)) }

  var body: some View { Text(messages.text.value) }
}
// snippet.end
