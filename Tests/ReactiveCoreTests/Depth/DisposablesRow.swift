@testable import ReactiveCore

/// A million things to undo, kept in one way or another.
struct DisposablesRow: Sendable {
  static let many = 1_000_000

  let name: String
  /// Undoes all of them and returns how many were undone.
  let undone: @Sendable () -> Int

  init(_ name: String, _ undone: @escaping @Sendable () -> Int) {
    self.name = name
    self.undone = undone
  }

  static let all = [
    DisposablesRow("disposables in a bag") {
      let count = Tally()
      do {
        let bag = DisposeBag()
        for _ in 0..<many { Disposable { count.add() }.disposed(by: bag) }
      }
      return count.count
    },
    DisposablesRow("closures in one disposable") {
      let (count, parent) = (Tally(), Disposable())
      for _ in 0..<many { parent.add { count.add() } }
      parent.dispose()
      return count.count
    },
    DisposablesRow("disposables within each other") {
      let (count, outermost) = (Tally(), Disposable())
      var innermost = outermost
      for _ in 0..<many {
        let inner = Disposable { count.add() }
        innermost.add(inner)
        innermost = inner
      }
      outermost.dispose()
      return count.count
    },
    DisposablesRow("disposables within each other, let go without being disposed") {
      var innermost = Disposable()
      for _ in 0..<many {
        let outer = Disposable()
        outer.add(innermost)
        innermost = outer
      }
      return many
    },
    DisposablesRow("disposables that end before the one that they were added to") {
      let (count, parent) = (Tally(), Disposable())
      for _ in 0..<many {
        let inner = Disposable { count.add() }
        parent.add(inner)
        inner.dispose()
      }
      return parent.isDisposed ? 0 : count.count
    },
  ]
}
