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
    #expect(field.allControlEvents == .touchUpInside)
    subscription.dispose()
    #expect(field.allControlEvents == [])
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
    let (released, releasedList) = (Weak(field), Weak(heard))
    let uses = field?.signal(for: .touchUpInside)
    if let heard { uses?.subscribe { heard.append("a use") } }
    heard = nil
    #expect(releasedList.object != nil)
    field = nil
    #expect(released.object == nil)
    #expect(releasedList.object == nil)
  }

  /// Runs work on another thread, and then what that has left for the main queue.
  private func onWorker(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      DispatchQueue(label: "worker").async {
        work()
        DispatchQueue.main.async { done.resume() }
      }
    }
  }
}

/// Refers to an object, and does not keep it alive.
@MainActor private struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
