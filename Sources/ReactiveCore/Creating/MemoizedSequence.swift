// MARK: MemoizedSequence
/// A sequence that computes each element when it is first asked for, and then remembers it.
///
/// A signal pushes its values at whoever subscribes; from a sequence one pulls them:
///
///     let squares = MemoizedSequence([1, 2, 3]).map { print("squaring"); return $0 * $0 }
///     print(Array(squares))      // squaring, squaring, squaring, [1, 4, 9]
///     print(Array(squares))      // [1, 4, 9]
///
/// The closures should give the same result each time: if two threads ask for a new element at the
/// same moment, both may compute it, and both get the one that was ready first.
///
/// Elsewhere: `RACSequence` in ReactiveCocoa.
public final class MemoizedSequence<Element: Sendable>: Sequence, Sendable {
  /// A sequence is an element and the rest of the sequence, or nothing.
  private typealias Pair = (element: Element, rest: MemoizedSequence)

  private enum State: Sendable {
    case unknown(@Sendable () -> Pair?)
    case known(Pair?)
  }

  private let state: Lock<State>

  private init(_ compute: @escaping @Sendable () -> Pair?) { state = Lock(.unknown(compute)) }

  /// Creates a sequence over the elements of a collection.
  ///
  /// - Parameter elements: What to go through, in the collection's order.
  public convenience init<Elements: Collection & Sendable>(_ elements: Elements)
  where Elements.Element == Element, Elements.Index: Sendable {
    self.init(unfolding: elements.startIndex) { index in
      index == elements.endIndex ? nil : (elements[index], elements.index(after: index))
    }
  }

  /// Creates a sequence from a seed: each step makes an element and the next seed, or ends the
  /// sequence.
  ///
  ///     MemoizedSequence(unfolding: 1) { ($0, $0 * 2) }.prefix(4)      // 1, 2, 4, 8
  ///
  /// - Parameters:
  ///   - seed: What the first step begins with.
  ///   - step: Makes an element and the next seed from a seed; nil ends the sequence.
  public convenience init<Seed: Sendable>(
    unfolding seed: Seed, _ step: @escaping @Sendable (Seed) -> (Element, Seed)?
  ) {
    self.init {
      step(seed).map { element, seed in (element, MemoizedSequence(unfolding: seed, step)) }
    }
  }

  // MARK: Operators
  /// Returns an iterator, which computes what nobody has asked for before.
  ///
  /// - Returns: An iterator over all elements.
  public func makeIterator() -> Iterator { Iterator(rest: self) }

  /// Goes through a memoized sequence, and keeps what is left of it.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate var rest: MemoizedSequence?

    /// Returns the next element, computed now if nobody has asked before.
    ///
    /// - Returns: The element; nil at the end.
    public mutating func next() -> Element? {
      let pair = rest?.pair
      rest = pair?.rest
      return pair?.element
    }
  }

  /// Returns a sequence of what a closure makes of each element, without computing anything yet.
  ///
  /// - Parameter transform: Makes the new element; it runs when the element is first asked for.
  /// - Returns: A sequence that remembers as well.
  /// - Complexity: O(1) for the call and for each element.
  public func map<Output>(
    _ transform: @escaping @Sendable (Element) -> Output
  ) -> MemoizedSequence<Output> {
    MemoizedSequence<Output> {
      self.pair.map { pair in (transform(pair.element), pair.rest.map(transform)) }
    }
  }

  /// Returns a sequence of the elements that satisfy a condition, without computing anything yet.
  ///
  /// - Parameter isIncluded: Says whether to keep an element; it runs once for each.
  /// - Returns: A sequence that remembers as well.
  /// - Complexity: O(1) for the call, O(n) for an element after n others that are left out.
  public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> MemoizedSequence {
    MemoizedSequence {
      var candidate = self.pair
      while let pair = candidate, !isIncluded(pair.element) { candidate = pair.rest.pair }
      return candidate.map { pair in (pair.element, pair.rest.filter(isIncluded)) }
    }
  }

  // MARK: Computing a pair
  /// The first element and the rest, computed now if nobody has asked before; nil at the end.
  private var pair: Pair? {
    if case .unknown(let compute) = state.withLock({ $0 }) {
      let computed = State.known(compute())
      _ = state.withLock { state in
        let old = state
        if case .unknown = old { state = computed }
        return old
      }
    }
    guard case .known(let pair) = state.withLock({ $0 }) else { return nil }
    return pair
  }

  // MARK: Releasing
  /// Releases a long chain link by link; left to itself, each would release the next from inside.
  deinit {
    var next = takeRest()
    while isKnownUniquelyReferenced(&next) { next = next?.takeRest() }
  }

  private func takeRest() -> MemoizedSequence? {
    let pair = state.withLock { state -> Pair? in
      guard case .known(let pair) = state else { return nil }
      state = .known(nil)
      return pair
    }
    return pair?.rest
  }
}
