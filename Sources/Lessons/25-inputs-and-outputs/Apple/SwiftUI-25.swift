import Observation
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.model
@MainActor @Observable final class HelloModel {
  private(set) var greeting = ""
  let name = Subject<String, Never>()
  let tap = Subject<Void, Never>()
  private let bag = DisposeBag()

  init() {
    let input = SayHello.Input(name: name.signal, tap: tap.signal)
    SayHello().transform(input: input).greeting.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.greeting = text }
    }.disposed(by: bag)
  }
}
// snippet.end
