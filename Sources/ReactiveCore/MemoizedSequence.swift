/// A sequence that computes each element when it is first asked for, and then remembers it.
///
/// A signal pushes its values at whoever subscribes; from a sequence one pulls them:
///
///     let squares = MemoizedSequence([1, 2, 3]).map { print("squaring"); return $0 * $0 }
///     print(Array(squares))      // squaring, squaring, squaring, [1, 4, 9]
///     print(Array(squares))      // [1, 4, 9]
///
/// The closures should give the same result each time: if two threads ask for a new element at the same
/// moment, both may compute it, and both get the one that was ready first.
///
/// Source: `RACSequence` in ReactiveCocoa.
public struct MemoizedSequence<Element: Sendable>: Sequence, Sendable {
  private let link: Link<Element>

  /// Creates a sequence over the elements of a collection.
  ///
  /// - Parameter elements: What to go through, in the collection's order.
  public init<Elements: Collection & Sendable>(_ elements: Elements)
  where Elements.Element == Element, Elements.Index: Sendable {
    link = .over(elements, from: elements.startIndex)
  }

  /// Creates an endless sequence, each element made from the one before.
  ///
  ///     MemoizedSequence(first: 1) { $0 * 2 }.prefix(4)      // 1, 2, 4, 8
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - next: Makes an element from the one before.
  public init(first: Element, next: @escaping @Sendable (Element) -> Element) {
    link = .growing(from: first, next)
  }

  private init(_ link: Link<Element>) { self.link = link }

  /// Returns an iterator, which computes what nobody has asked for before.
  public func makeIterator() -> AnyIterator<Element> {
    var link: Link<Element>? = link
    return AnyIterator {
      let pair = link?.pair
      link = pair?.rest
      return pair?.element
    }
  }

  /// Returns a sequence of what a closure makes of each element. Nothing is computed yet.
  ///
  /// - Parameter transform: Makes the new element; it runs when the element is first asked for.
  /// - Returns: A sequence that remembers as well.
  /// - Complexity: O(1) for the call and for each element.
  public func map<Output>(
    _ transform: @escaping @Sendable (Element) -> Output
  ) -> MemoizedSequence<Output> {
    MemoizedSequence<Output>(link.map(transform))
  }

  /// Returns a sequence of the elements that satisfy a condition. Nothing is computed yet.
  ///
  /// - Parameter isIncluded: Says whether to keep an element; it runs once for each.
  /// - Returns: A sequence that remembers as well.
  /// - Complexity: O(1) for the call, O(n) for an element behind n others that are left out.
  public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> MemoizedSequence {
    MemoizedSequence(link.filter(isIncluded))
  }
}

/// A place in the sequence: not computed yet, or an element and the place behind it, or the end.
private final class Link<Element: Sendable>: Sendable {
  typealias Pair = (element: Element, rest: Link<Element>)

  private enum State: Sendable {
    case unknown(@Sendable () -> Pair?)
    case known(Pair?)
  }

  private let state: Lock<State>

  init(_ compute: @escaping @Sendable () -> Pair?) { state = Lock(.unknown(compute)) }

  /// The element and the rest, computed now if nobody has asked before; nil at the end.
  var pair: Pair? {
    switch state.withLock({ $0 }) {
    case .known(let pair): return pair
    case .unknown(let compute):
      let pair = compute()
      let (settled, _) = state.withLock { state -> (Pair?, State) in
        let old = state
        if case .known(let first) = old { return (first, old) }
        state = .known(pair)
        return (pair, old)
      }
      return settled
    }
  }

  /// Releases a long chain link by link; left to itself, each would release the next from inside.
  deinit {
    var next = takeRest()
    while let link = next, isKnownUniquelyReferenced(&next) { next = link.takeRest() }
  }

  private func takeRest() -> Link? {
    state.withLock { state in
      guard case .known(let pair) = state else { return nil }
      state = .known(nil)
      return pair?.rest
    }
  }

  static func over<Elements: Collection & Sendable>(
    _ elements: Elements, from index: Elements.Index
  ) -> Link where Elements.Element == Element, Elements.Index: Sendable {
    Link {
      if index == elements.endIndex { return nil }
      return (elements[index], .over(elements, from: elements.index(after: index)))
    }
  }

  static func growing(from element: Element, _ next: @escaping @Sendable (Element) -> Element) -> Link {
    Link { (element, Link { growing(from: next(element), next).pair }) }
  }

  func map<Output>(_ transform: @escaping @Sendable (Element) -> Output) -> Link<Output> {
    Link<Output> { [self] in
      pair.map { pair in (transform(pair.element), pair.rest.map(transform)) }
    }
  }

  func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> Link {
    Link { [self] in
      var candidate = pair
      while let pair = candidate, !isIncluded(pair.element) { candidate = pair.rest.pair }
      return candidate.map { pair in (pair.element, pair.rest.filter(isIncluded)) }
    }
  }
}
