import Foundation
import LessonKit

@testable import ReactiveCore

/// A million things to undo, kept in one way or another.
struct DisposablesRow: Sendable {
  static let many = 1_000_000

  let name: String
  /// Undoes so many and returns how many were undone.
  let undone: @Sendable (_ many: Int) -> Int

  init(_ name: String, _ undone: @escaping @Sendable (_ many: Int) -> Int) {
    self.name = name
    self.undone = undone
  }

  /// What is wrong if a million would take hours, which a few thousand tell at once.
  ///
  /// Four times as many take sixteen times as long where each step costs as much as all before it.
  var hopelessness: String? {
    let (few, more) = (seconds(for: 4_000), seconds(for: 16_000))
    if more < 0.3 || more < few * 8 { return nil }
    return """
      \(name): \(Int(4_000 / few)) steps a second when there are 4,000, and \(Int(16_000 / more)) \
      when there are 16,000. Each step costs more, the more there are, so a million would never end. \
      Is an array copied at each step?
      """
  }

  /// The time that the processor works on so many; what else the machine does is not counted.
  private func seconds(for many: Int) -> Double {
    let start = clock()
    _ = undone(many)
    return max(Double(clock() - start) / Double(CLOCKS_PER_SEC), 0.000_1)
  }

  static let all = [
    DisposablesRow("disposables in a bag") { many in
      let count = Counter()
      do {
        let bag = DisposeBag()
        for _ in 0..<many { Disposable { count.increment() }.disposed(by: bag) }
      }
      return count.count
    },
    DisposablesRow("closures in one disposable") { many in
      let (count, parent) = (Counter(), Disposable())
      for _ in 0..<many { parent.add { count.increment() } }
      parent.dispose()
      return count.count
    },
    DisposablesRow("disposables within each other") { many in
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
    DisposablesRow("disposables within each other, let go without being disposed") { many in
      var innermost = Disposable()
      for _ in 0..<many {
        let outer = Disposable()
        outer.add(innermost)
        innermost = outer
      }
      return many
    },
    DisposablesRow("disposables that end before the one that they were added to") { many in
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
