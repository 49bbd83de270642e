// Chapter 11 · Sequences
//
// A chain of elements, each computed when somebody asks for it, and kept. It
// lasts until one lets go of it. Run me: make chapter-11

import LessonKit
import Synchronization

chapter(11, "Sequences")

// snippet.naive
/// A link of a chain: an element, and the links behind it.
final class Chain<Element: Sendable>: Sequence, Sendable {
  typealias Pair = (element: Element, rest: Chain)

  private enum State: Sendable {
    case unknown(@Sendable () -> Pair?)
    case known(Pair?)
  }

  private let state: Mutex<State>

  init(_ compute: @escaping @Sendable () -> Pair?) {
    state = Mutex(.unknown(compute))
  }

  /// The element and the rest; computed once, and remembered.
  var pair: Pair? {
    state.withLock { state in
      switch state {
      case .known(let pair): return pair
      case .unknown(let compute):
        let pair = compute()
        state = .known(pair)
        return pair
      }
    }
  }

  func makeIterator() -> UnfoldSequence<Element, Chain?> {
    sequence(state: self) { link in
      let pair = link?.pair
      link = pair?.rest
      return pair?.element
    }
  }
}
// snippet.end

heading("It works")
// snippet.works
@Sendable func squares(from number: Int) -> Chain<Int> {
  Chain {
    print("  computing the square of \(number)")
    return (number * number, squares(from: number + 1))
  }
}
let all = squares(from: 1)
print("the first three: \(Array(all.prefix(3)))")
print("once more: \(Array(all.prefix(3)))")
// snippet.end

// snippet.breaks
/// The numbers from one to a limit.
@Sendable func count(from number: Int = 1, to limit: Int) -> Chain<Int> {
  Chain {
    number > limit ? nil : (number, count(from: number + 1, to: limit))
  }
}

@Sendable func addAndLetGo(_ limit: Int) {
  let numbers = count(to: limit)
  print("the sum is \(numbers.reduce(0, +))")
  print("letting go of \(limit) links")
}
// snippet.end

heading("A hundred links")
// snippet.hundred
runApart("a hundred") { addAndLetGo(100) }
// snippet.end

heading("A hundred thousand links")
// snippet.thousands
runApart("a hundred thousand") { addAndLetGo(100_000) }
// snippet.end
