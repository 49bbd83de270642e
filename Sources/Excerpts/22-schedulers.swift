import AppBridge
import Foundation
import ReactiveCore
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// MARK: UIKit

final class HeadlineController: UIViewController {
  private let headlineLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    requestHeadline().catch { error in .just(error.localizedDescription) }
      .asDriver().drive(headlineLabel, \.text).disposed(by: bag)
  }
}

// MARK: SwiftUI

@MainActor final class Headline {
  let text = Latest(
    initial: "…",
    then: requestHeadline().catch { error in .just(error.localizedDescription) }.asDriver())
}

struct HeadlineView: View {
  @State private var headline = Headline()

  var body: some View { Text(headline.text.value) }
}

// MARK: To replace by your own

/// A request that answers on any thread.
nonisolated func requestHeadline() -> Signal<String, any Error> {
  .from {
    let address = URL(string: "https://example.com/headline")
    guard let address else { throw URLError(.badURL) }
    return String(decoding: try await URLSession.shared.data(from: address).0, as: UTF8.self)
  }
}
