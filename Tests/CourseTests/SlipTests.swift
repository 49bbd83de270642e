import CourseSupport
import Foundation
import Testing

@testable import course

/// What the course says of slips that happen in any exercise.
@Suite struct SlipTests {
  // What the compiler finds only in a program whose types are right is in a program of its own.
  @Test("the compiler's words for a slip lead to what helps", arguments: slips)
  func advises(slips: [(code: String, advice: String?)]) async throws {
    let program = Self.opening + slips.map { "\($0.code)\n" }.joined()
    let attempt = try await KeptPrograms.all.value.attempt(
      program, named: "slips-\(slips.count)", running: .seconds(20))
    guard case .refused(let words) = attempt else {
      Issue.record("the compiler accepts it: \(attempt)")
      return
    }
    let errors = words.split(separator: "\n").map { String($0) }.filter { $0.contains(" error: ") }
    for (place, slip) in slips.enumerated() {
      let line = Self.opening.split(separator: "\n").count + place + 1
      let texts = errors.filter { $0.hasPrefix("main.swift:\(line):") }
      #expect(!texts.isEmpty, "\(slip.code)")
      let advice = sample().slips(in: texts, sample().work(slip.code))
      #expect(advice.count == (slip.advice == nil ? 0 : 1), "\(slip.code): \(texts) \(advice)")
      #expect(advice.first?.contains(slip.advice ?? "") != false, "\(slip.code): \(texts)")
    }
  }

  private static let opening = """
    import LessonKit
    import ReactiveCore
    let taps = Subject<Int, Never>(), name = Property(1), clock = VirtualScheduler()
    let (numbers, connectable) = (taps.signal, taps.signal.multicast())
    func show(_ number: Int) { print(number) }

    """.replacing("\n\n", with: "\n")

  private static let slips: [[(code: String, advice: String?)]] = [
    [
      ("taps.subscribe { print($0) }", ".signal after the name"),
      ("name.map { $0 + 1 }.subscribe { print($0) }", ".signal after the name"),
      ("merge(numbers, taps).subscribe { print($0) }", ".signal after the name"),
      ("connectable.subscribe { print($0) }", ".signal after the name"),
      ("taps.sned(1)", nil),
      ("let shared = numbers.share; shared.subscribe { print($0) }", "brackets after its name"),
      ("numbers.flatMap { $0 + 1 }.subscribe { print($0) }", "use map"),
      ("let texts: Signal<String, Never> = numbers.map { .just($0) }", nil),
      ("numbers.debounce(for: .ticks(3)).subscribe { print($0) }", "with the label on"),
      ("numbers.debounce(for: 3, on: clock).subscribe { print($0) }", "needs its unit"),
      ("numbers.subscribe({ print($0) })", "has its label"),
      ("numbers.subscribe(show)", "has its label"),
      ("(try? Timeline(parsing: \"a|\")).signal(on: clock)", "try? makes an optional"),
      ("name = 2", "write .value after it"),
      ("const a = 1", "declared by let"),
      ("numbers.subscribe(x => show(x))", "{ x in … }"),
      ("taps.onNext(1)", "write send(…)"),
      ("numbers.switchMap { _ in numbers }.subscribe { print($0) }", "called flatMapLatest"),
      ("numbers.pipe(1)", "There is no pipe"),
      ("numbers.catchError { _ in numbers }", "with another signal"),
      ("let pairs = zip(taps, taps)", ".signal after the name"),
      ("let pairs = numbers.zip(numbers)", "are functions"),
      ("let pairs = Observable.zip(numbers, numbers)", "are functions"),
      ("let calls = Subject()", "told its types"),
      ("let calls = PublishSubject<Int>()", "made by Subject<Int, Never>()"),
      ("numbers.sink { print($0) }", "To listen"),
      ("numbers.subscribe(onNext: { print($0) })", "To listen"),
      ("numbers.tap { print($0) }", "handleEvents"),
      ("numbers.subscribe { print($0) }.cancel()", "returns a Disposable"),
      ("numbers.subscribe { print(1) }", "{ _ in … }"),
      ("taps.send(1, 2)", "one value"),
    ],
    [
      ("var count = 0; numbers.subscribe { _ in count += 1 }", "Counter"),
      ("final class Cup: Sendable { var isFull = false }", "in a Mutex"),
    ],
    [("let cold = Signal<Int, Never> { subscriber in _ = 1; _ = Disposable() }", "Disposable")],
  ]
}
