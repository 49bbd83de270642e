import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct DepthTests {
  @Test(
    "law 11: thousands of steps in or after each operator, or of disposables, run in constant stack"
  )
  func constantStack() async {
    // In a process of its own, since who runs out of stack takes the process along.
    let allEndWell = await #expect(processExitsWith: .success) {
      for row in DepthRow.all { row.check() }
    }
    if allEndWell != nil { return }
    // One brings the process down: which one shows in processes of their own.
    for row in DepthRow.all { await runApart(row.name) }
  }

  private func runApart(_ name: String) async {
    await #expect(processExitsWith: .success, "\(name)") { [name] in
      DepthRow.all.first { $0.name == name }?.check()
    }
  }

  @Test("a recursion as deep as that does not fit the stack of these tests")
  func recursionFails() async {
    await #expect(processExitsWith: .failure) {
      @Sendable func descend(_ steps: Int) -> Int { steps == 0 ? 0 : 1 + descend(steps - 1) }
      onSmallStack { #expect(descend(DepthRow.steps) == DepthRow.steps) }
    }
  }

  @Test("law 11: 100,000 elements, also mapped and filtered, are released in constant stack")
  func mappedSequence() async {
    await #expect(processExitsWith: .success) {
      onSmallStack {
        let plain = MemoizedSequence(0..<100_000)
        #expect(plain.reduce(0) { count, _ in count + 1 } == 100_000)
        var numbers: MemoizedSequence<Int>? = MemoizedSequence(0..<100_000)
        let even = numbers?.map { $0 * 2 }.filter { $0.isMultiple(of: 4) }
        let none = numbers?.filter { $0 < 0 }
        #expect(even?.reduce(0) { count, _ in count + 1 } == 50_000)
        #expect(none?.first { _ in true } == nil)
        numbers = nil
        #expect(even?.first { $0 > 0 } == 4)
      }
    }
  }

  // A chain is as deep as it is long: each link is subscribed by the one after it.
  @Test("chains of a hundred thens and catches fit into a megabyte", arguments: ["then", "catch"])
  func chains(_ name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      onSmallStack(kilobytes: 1_024) {
        let chain = (1...100).reduce(Signal<Int, TestError>.just(0)) { chain, number in
          if name == "then" { return chain.then { .just(number) } }
          return chain.then { .failed(TestError.server) }.catch { _ in .just(number) }
        }
        #expect(chain.transcript().text == "100 |")
      }
    }
  }
}
