import LessonKit

@testable import ReactiveCore

extension DepthRow {
  /// How many things there are to undo.
  static let many = 1_000_000

  /// A million things to undo, kept in one way or another; returns how many were undone.
  static let disposables = [
    DepthRow("disposables in a bag") {
      let count = Counter()
      do {
        let bag = DisposeBag()
        for _ in 0..<many { Disposable { count.increment() }.disposed(by: bag) }
      }
      return count.count
    },
    DepthRow("closures in one disposable") {
      let (count, parent) = (Counter(), Disposable())
      for _ in 0..<many { parent.add { count.increment() } }
      parent.dispose()
      return count.count
    },
    DepthRow("disposables within each other") {
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
    DepthRow("disposables within each other, let go without being disposed") {
      var innermost = Disposable()
      for _ in 0..<many {
        let outer = Disposable()
        outer.add(innermost)
        innermost = outer
      }
      return many
    },
    DepthRow("disposables that end before the one that they were added to") {
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
