import Dispatch
import Marbles
import ReactiveCore
import Testing
import UIKit

@testable import AppBridgeUIKit

@MainActor @Suite struct SignalForEventsTests {
  private let field = UITextField()
  private let log = Recorder<String>()

  @Test("law 2: it sends for each use, and has an action of its own for each subscription")
  func sends() {
    let uses = field.signal(for: .touchUpInside)
    field.sendActions(for: .touchUpInside)
    let first = uses.subscribe { [log] in log.append("first") }
    let second = uses.subscribe { [log] in log.append("second") }
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .touchUpInside)
    first.dispose()
    field.sendActions(for: .touchUpInside)
    #expect(field.allControlEvents == .touchUpInside)
    second.dispose()
    #expect(field.allControlEvents == [])
    #expect(log.values == ["first", "second", "second"])
  }

  @Test("it sends what a property holds at the time of the use")
  func reads() {
    field.signal(for: .editingChanged, \.text).subscribe { [log] text in log.append(text ?? "nil") }
    for text in ["A", "Ad"] {
      field.text = text
      field.sendActions(for: .editingChanged)
    }
    #expect(log.values == ["A", "Ad"])
  }

  @Test("it may be subscribed and disposed on any thread")
  func isSubscribedAnywhere() async {
    let uses = field.signal(for: .touchUpInside)
    let subscription = Disposable()
    await onWorker { [log] in
      uses.subscribe(as: subscription, next: { log.append("a use") })
    }
    field.sendActions(for: .touchUpInside)
    await onWorker { subscription.dispose() }
    #expect(field.allControlEvents == [])
    #expect(log.values == ["a use"])
  }

  @Test("a subscription that was disposed before the main queue came to it adds no action")
  func isNotSubscribedTooLate() async {
    let uses = field.signal(for: .touchUpInside)
    await onWorker { uses.subscribe().dispose() }
    #expect(field.allControlEvents == [])
  }

  @Test("law 12: a control is not kept, and takes along what it kept, without a disposal")
  func letsGo() {
    var field: UITextField? = UITextField()
    var heard: Recorder<String>? = Recorder()
    let (released, releasedList) = (Weak(object: field), Weak(object: heard))
    let uses = field?.signal(for: .touchUpInside)
    if let heard { uses?.subscribe { heard.append("a use") } }
    heard = nil
    #expect(releasedList.object != nil)
    field = nil
    #expect(released.object == nil)
    #expect(releasedList.object == nil)
  }

  /// Runs work on another thread, and then what that has left for the main queue.
  private func onWorker(_ work: @Sendable () -> Void) async {
    DispatchQueue(label: "worker").sync(execute: work)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

/// Refers to an object, and does not keep it alive.
@MainActor private struct Weak<Object: AnyObject> {
  weak var object: Object?
}
