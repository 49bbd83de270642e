import Testing

@testable import ReactiveCore

/// An operator on two sources, in a form that sends what the first of them sends, or the second.
struct JoiningRow<Value: Sendable & Equatable, Failure: Error>: Sendable,
  CustomTestStringConvertible
{
  typealias Source = Signal<Value, Failure>
  typealias Around = Surroundings<Failure>

  /// The name of the operator as the table of operators has it; after a comma, what else tells this
  /// row from others.
  let name: String
  /// Whether it keeps what it may have to subscribe next, until it ends or is disposed.
  let keepsSource: Bool
  let make: @Sendable (_ first: Source, _ second: Source, _ around: Around) -> Source

  init(
    _ name: String, keepsSource: Bool = false,
    _ make: @escaping @Sendable (_ first: Source, _ second: Source, _ around: Around) -> Source
  ) {
    (self.name, self.keepsSource, self.make) = (name, keepsSource, make)
  }

  var testDescription: String { name }

  static var all: [JoiningRow] { combining + forms + flattening }

  /// Operators/Combining.
  private static var combining: [JoiningRow] {
    [
      JoiningRow("merge") { first, second, _ in .merge(first, second) },
      JoiningRow("merge, of an array") { first, second, _ in .merge([first, first, second]) },
      JoiningRow("concat") { first, second, _ in .concat(first, second) },
      JoiningRow("withLatestFrom") { first, second, _ in first.withLatestFrom(second).map { $1 } },
      JoiningRow("sample(on:)") { first, second, _ in first.sample(on: second) },
      JoiningRow("takeUntil") { first, second, _ in first.takeUntil(second) },
    ]
  }

  /// The forms of `combineLatest` and `zip`, on the two sources in turn.
  private static var forms: [JoiningRow] {
    (CombiningForm<Value, Failure>.latest + CombiningForm<Value, Failure>.groups).map { form in
      JoiningRow(form.name) { first, second, _ in
        let sources = [first, second, first, second].prefix(form.count.upperBound)
        return form.make(Array(sources)).map { $0[1] }
      }
    }
  }

  /// Operators/Flattening.
  private static var flattening: [JoiningRow] {
    [
      JoiningRow("flatMap") { first, second, around in
        first.flatMap { second.startWith(around.pass($0)) }
      },
      JoiningRow("flatMap(maxConcurrent:)", keepsSource: true) { first, second, around in
        first.flatMap(maxConcurrent: 2) { second.startWith(around.pass($0)) }
      },
      JoiningRow("concatMap", keepsSource: true) { first, second, around in
        first.concatMap { second.startWith(around.pass($0)) }
      },
      JoiningRow("flatMapLatest") { first, second, around in
        first.flatMapLatest { second.startWith(around.pass($0)) }
      },
      JoiningRow("then") { first, second, around in first.then { around.pass(second) } },
      JoiningRow("catch") { first, second, around in
        first.catch { _ in around.pass(second) }
      },
    ]
  }
}
