import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

import class ReactiveCore.Subject  // Combine has one, too.

// MARK: UIKit

// snippet.controller
final class FrontPageController: UIViewController {
  private let reloadButton = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let returns = Signal.posts(of: UIApplication.didEnterBackgroundNotification)
      .flatMapLatest { .posts(of: UIApplication.willEnterForegroundNotification).take(1) }
    Signal.merge(reloadButton.signal(for: .touchUpInside), returns).startWith(())
      .emit(with: self) { controller, _ in controller.reload() }.disposed(by: bag)
  }
  // snippet.hide

  private(set) var reloads = 0

  private func reload() { reloads += 1 }
  // snippet.show
}
// snippet.end

// MARK: SwiftUI

// snippet.model
@MainActor final class FrontPage {
  private let taps = Subject<Void, Never>()
  let text: Latest<String>

  init(_ request: Signal<String, Never>) {
    let returns = Signal.posts(of: UIApplication.didEnterBackgroundNotification)
      .flatMapLatest { .posts(of: UIApplication.willEnterForegroundNotification).take(1) }
    let texts = Signal.merge(taps.signal, returns).startWith(()).flatMapLatest { request }
    text = Latest(initial: "", then: texts.asDriver())
  }
  func reload() { taps.send(()) }
}
// snippet.end

/// What is observed on the main actor, as a signal whose values come on any thread.
@available(iOS 26, *)
@MainActor func texts(of page: FrontPage) -> Signal<String, Never> {
  .from(Observations { page.text.value })
}

struct FrontPageView: View {
  let page: FrontPage

  // snippet.body
  var body: some View {
    Button("Reload") { page.reload() }
    Text(page.text.value)
  }
  // snippet.end
}
