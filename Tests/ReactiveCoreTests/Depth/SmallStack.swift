import Foundation
import Testing

@testable import ReactiveCore

/// Runs a body on a thread with a stack on which no recursion goes far, and waits for it.
///
/// Four thousand calls within each other take two hundred kilobytes at least.
func onSmallStack(kilobytes: Int = 128, _ body: @escaping @Sendable () -> Void) {
  let end = Moment()
  let thread = Thread {
    body()
    end.announce()
  }
  thread.stackSize = kilobytes * 1_024
  thread.start()
  #expect(end.wait(seconds: 600), "the work hangs")
}
