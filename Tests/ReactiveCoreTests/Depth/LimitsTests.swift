import LessonKit
import Testing

@testable import ReactiveCore

/// The limits that the contract states: what fits into a stack of 8 MB, that of a main thread, and
/// what does not return.
@Suite(.watched) struct LimitsTests {
  @Test(
    "limit: a chain of operators, and a recursion without a scheduler, may be so deep",
    arguments: LimitRow.all.map(\.name))
  func fits(_ name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      onSmallStack(kilobytes: 8 * 1_024) {
        let row = LimitRow.all.first { $0.name == name }
        #expect(row?.run(row?.depth ?? 0) == row?.depth, "\(name)")
      }
    }
  }

  /// A source that would never end: it gives up after so many values, if nobody has stopped it
  /// before.
  private func patient(_ sent: Counter) -> Signal<Int, Never> {
    Signal { subscriber in
      for number in 0..<100_000 where !subscriber.isDisposed {
        sent.increment()
        subscriber.send(number)
      }
      return .empty
    }
  }

  @Test(
    "limit: an execution of endless synchronous work cannot be stopped by whoever listens to it")
  func execution() {
    let sent = Counter()
    let command = Command<Int, Int, Never> { _ in patient(sent) }
    command.execute(1).take(1).subscribe()
    #expect(sent.count == 100_000)
  }

  @Test("limit: a loop does not begin while an endless synchronous source is being subscribed")
  func loop() async {
    let sent = Counter()
    for await _ in patient(sent).values { break }
    #expect(sent.count == 100_000)
  }
}

/// Something whose depth is limited by the stack.
private struct LimitRow: Sendable {
  let name: String
  /// How deep the contract says that it may be.
  let depth: Int
  /// Goes to a depth, and returns what it has reached.
  let run: @Sendable (_ depth: Int) -> Int

  static let all = [
    LimitRow(name: "maps behind each other", depth: 3_000) { depth in
      let chain = (0..<depth).reduce(Signal<Int, Never>.just(0)) { chain, _ in
        chain.map { $0 + 1 }
      }
      return chain.toArray().last ?? 0
    },
    LimitRow(name: "flatMap that goes on with itself", depth: 500) { depth in
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        .just(number).flatMap { number == depth ? .just($0) : page($0 + 1) }
      }
      return page(1).toArray().last ?? 0
    },
    LimitRow(name: "then that goes on with itself at once", depth: 500) { depth in
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        Signal<Int, Never>.just(number).then { number == depth ? .just(number) : page(number + 1) }
      }
      return page(1).toArray().last ?? 0
    },
    LimitRow(name: "catch that goes on with itself at once", depth: 500) { depth in
      @Sendable func page(_ number: Int) -> Signal<Int, TestError> {
        Signal<Int, TestError>.failed(TestError.server).catch { _ in
          number == depth ? .just(number) : page(number + 1)
        }
      }
      return (try? page(1).toArray().last) ?? 0
    },
    LimitRow(name: "flatMap that goes on with itself, with a scheduler between", depth: 1_000) {
      depth in
      let heard = Recorder<Int>()
      let clock = VirtualScheduler()
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        .timer(after: .seconds(1), sending: number, on: clock).flatMap {
          number == depth ? .just($0) : page($0 + 1)
        }
      }
      page(1).subscribe { heard.append($0) }
      clock.run()
      return heard.values.last ?? 0
    },
  ]
}
