import Dispatch
import LessonKit
import ReactiveCore
import Testing
import UIKit

@testable import AppBridgeUIKit

@MainActor @Suite struct SignalForEventsTests {
  private let field = UITextField()
  private let log = Recorder<String>()

  @Test("law 2: it sends for each use, from the subscription on and until its disposal")
  func sends() {
    let uses = field.signal(for: .touchUpInside)
    field.sendActions(for: .touchUpInside)
    let subscription = uses.subscribe { [log] in log.append("a use") }
    field.sendActions(for: .touchUpInside)
    field.sendActions(for: .editingChanged)
    subscription.dispose()
    field.sendActions(for: .touchUpInside)
    #expect(log.values == ["a use"])
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

  @Test("law 5: each subscription has an action of its own")
  func isShared() {
    let uses = field.signal(for: .touchUpInside)
    let first = uses.subscribe { [log] in log.append("first") }
    uses.subscribe { [log] in log.append("second") }
    first.dispose()
    field.sendActions(for: .touchUpInside)
    #expect(log.values == ["second"])
  }

  @Test("it may be subscribed and disposed on any thread")
  func isSubscribedAnywhere() async {
    let uses = field.signal(for: .touchUpInside)
    let subscription = Disposable()
    let worker = DispatchQueue(label: "worker")
    worker.sync { [log] in
      _ = uses.subscribe(as: subscription, next: { log.append("a use") })
    }
    await mainQueueHasRun()
    field.sendActions(for: .touchUpInside)
    worker.sync { subscription.dispose() }
    await mainQueueHasRun()
    field.sendActions(for: .touchUpInside)
    #expect(log.values == ["a use"])
  }

  @Test("a subscription that was disposed before the main queue came to it adds no action")
  func isNotSubscribedTooLate() async {
    let uses = field.signal(for: .touchUpInside)
    DispatchQueue(label: "worker").sync { [log] in
      uses.subscribe { log.append("a use") }.dispose()
    }
    await mainQueueHasRun()
    field.sendActions(for: .touchUpInside)
    #expect(log.values == [])
  }

  @Test("law 12: a control is not kept, and takes along what it kept, without a disposal")
  func letsGo() {
    var field: UITextField? = UITextField()
    var heard: Recorder<String>? = Recorder()
    let (released, releasedList) = (Weak(field), Weak(heard))
    if let heard { field?.signal(for: .touchUpInside).subscribe { heard.append("a use") } }
    heard = nil
    #expect(releasedList.object != nil)
    field = nil
    #expect(released.object == nil)
    #expect(releasedList.object == nil)
  }

  /// Lets everything run that waits for the main queue.
  private func mainQueueHasRun() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

/// Refers to an object, and does not keep it alive.
@MainActor private struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
