// Exercise c11 · Very many links
//
// A chain computes its elements one by one and keeps them. When nobody holds
// it any more, its links are released, however many there are.

import LessonKit
import Synchronization

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

  deinit {
    // Your turn: if you do nothing, each link releases the next from inside.
    // Take the chain apart in a loop, which stops at a link that somebody else
    // holds. takeRest takes out what comes after a link. Change only deinit.
    // gap
  }

  private func takeRest() -> Chain? {
    state.withLock { state in
      guard case .known(let pair) = state else { return nil }
      state = .known(nil)
      return pair?.rest
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

@Sendable func count(from number: Int = 1, to limit: Int) -> Chain<Int> {
  Chain {
    number > limit ? nil : (number, count(from: number + 1, to: limit))
  }
}

heading("Very many links")
runApart("very many") {
  let numbers = count(to: 100_000)
  print("the sum is \(numbers.reduce(0, +))")
}

heading("Somebody holds the tail")
func tail() -> Chain<Int>? {
  let numbers = count(to: 5)
  print("all: \(Array(numbers))")
  return numbers.pair?.rest.pair?.rest
}
if let tail = tail() { print("the tail: \(Array(tail))") }

heading("Nobody asked for the rest")
@Sendable func numbers(from number: Int) -> Chain<Int> {
  Chain {
    print("computing \(number)")
    return (number, numbers(from: number + 1))
  }
}
print("the first two: \(Array(numbers(from: 1).prefix(2)))")

// MARK: laid-out

_ = takeRest()

// MARK: solution

var next = takeRest()
while isKnownUniquelyReferenced(&next) { next = next?.takeRest() }

// MARK: recursive

func takeApart(_ link: Chain?) {
  if let link { takeApart(link.takeRest()) }
}
takeApart(self)

// MARK: computes

var next = takeRest()
while isKnownUniquelyReferenced(&next) {
  _ = next?.pair
  next = next?.takeRest()
}

// MARK: tail-cut

var next = takeRest()
while next != nil { next = next?.takeRest() }
