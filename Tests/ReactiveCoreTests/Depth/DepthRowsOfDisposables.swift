import Marbles

@testable import ReactiveCore

extension DepthRow {
  private static let many = 200_000

  private static func disposables(
    _ name: String, _ undone: @escaping @Sendable () -> Int
  ) -> DepthRow {
    DepthRow(name, steps: many, kilobytes: 512, undone)
  }

  /// Many things to undo, kept in one way or another.
  static let disposables: [DepthRow] = [
    disposables("disposables in a bag") {
      let count = Counter()
      do {
        let bag = DisposeBag()
        for _ in 0..<many { Disposable { count.increment() }.disposed(by: bag) }
      }
      return count.count
    },
    disposables("closures in one disposable") {
      let (count, parent) = (Counter(), Disposable())
      for _ in 0..<many { parent.add { count.increment() } }
      parent.dispose()
      return count.count
    },
    disposables("disposables within each other") {
      let (count, outermost) = (Counter(), Disposable())
      var innermost = outermost
      for _ in 0..<many {
        let inner = Disposable { count.increment() }
        innermost.add(inner)
        innermost = inner
      }
      outermost.dispose()
      return count.count
    },
    disposables("disposables within each other, let go without being disposed") {
      var innermost = Disposable()
      for _ in 0..<many {
        let outer = Disposable()
        outer.add(innermost)
        innermost = outer
      }
      return many
    },
    disposables("disposables within each other, with closures, let go without being disposed") {
      var innermost = Disposable()
      for _ in 0..<many {
        let outer = Disposable()
        outer.add(innermost)
        outer.add {}
        innermost = outer
      }
      return many
    },
    disposables("disposables that end before the one that they were added to") {
      let (count, parent) = (Counter(), Disposable())
      for _ in 0..<many {
        let inner = Disposable { count.increment() }
        parent.add(inner)
        inner.dispose()
      }
      return parent.isDisposed ? 0 : count.count
    },
  ]
}
