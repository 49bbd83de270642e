import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

import class ReactiveCore.Subject  // Combine has one, too.

// MARK: UIKit

final class TodayController: UIViewController {
  private let reloadButton = UIButton(type: .system)
  private let todayLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let changes = Signal.posts(of: UIApplication.significantTimeChangeNotification)
    merge(reloadButton.signal(for: .touchUpInside), changes).startWith(())
      .flatMapLatest { requestToday() }.asDriver().drive(todayLabel, \.text).disposed(by: bag)
  }
}

// MARK: SwiftUI

@MainActor final class Today {
  private let taps = Subject<Void, Never>()
  let text: Latest<String>

  init() {
    let changes = Signal.posts(of: UIApplication.significantTimeChangeNotification)
    let days = merge(taps.signal, changes).startWith(()).flatMapLatest { requestToday() }
    text = Latest(initial: "", then: days.asDriver())
  }
  func reload() { taps.send(()) }
}

// MARK: To replace by your own

/// A request that cannot fail.
nonisolated func requestToday() -> Signal<String, Never> { .just("Tea with Ben") }
