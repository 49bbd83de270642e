#if canImport(UIKit) && !os(watchOS)
  import ReactiveCore
  import UIKit

  #if os(Linux)
    // On Apple's systems this file is a part of AppBridge.
    import AppBridge
  #endif

  extension UIControl {
    /// Returns a signal that sends each time somebody uses this control.
    ///
    ///     saveButton.signal(for: .touchUpInside).emit(with: self) { controller, _ in
    ///       controller.save()
    ///     }.disposed(by: bag)
    ///
    /// - Completes: Never.
    /// - Fails: Never.
    /// - Parameter events: Which use of the control counts.
    /// - Returns: A signal that adds an action to the control for each subscription, and removes it
    ///   when that is disposed. The control is not kept alive; when it goes, its actions go, too.
    /// - Complexity: O(1) for each event.
    ///
    /// Elsewhere: `rx.controlEvent(_:)` in RxSwift, which completes with the control;
    /// `reactive.controlEvents(_:)` in ReactiveCocoa.
    public func signal(for events: Event) -> Signal<Void, Never> {
      onMain(events) { control in () }
    }
  }

  extension NSObjectProtocol where Self: UIControl {
    /// Returns a signal of what a property holds each time somebody uses this control.
    ///
    ///     let typed = field.signal(for: [.editingChanged, .editingDidEnd], \.text)
    ///
    /// - Completes: Never.
    /// - Fails: Never.
    /// - Parameters:
    ///   - events: Which use of the control counts.
    ///   - keyPath: What to read of the control then.
    /// - Returns: A signal that adds an action to the control for each subscription, and removes it
    ///   when that is disposed. The control is not kept alive; when it goes, its actions go, too.
    /// - Complexity: O(1) for each event.
    ///
    /// Elsewhere: `rx.text` and its kin in RxSwift, `reactive.continuousTextValues` in ReactiveCocoa.
    @MainActor public func signal<Value: Sendable>(
      for events: UIControl.Event, _ keyPath: KeyPath<Self, Value>
    ) -> Signal<Value, Never> {
      onMain(events) { control in control[keyPath: keyPath] }
    }

    // The action is removed by its name. A teardown that kept the action would be kept by it.
    @MainActor fileprivate func onMain<Value: Sendable>(
      _ events: UIControl.Event, reading read: @escaping @MainActor (Self) -> Value
    ) -> Signal<Value, Never> {
      let uses = Signal<Value, Never> { [weak self] subscriber in
        let name = MainActor.assumeIsolated {
          let action = UIAction { [weak self] _ in
            if let self { subscriber.send(read(self)) }
          }
          self?.addAction(action, for: events)
          return action.identifier
        }
        return Disposable { [weak self] in
          MainScheduler().schedule { [weak self] in
            MainActor.assumeIsolated { self?.removeAction(identifiedBy: name, for: events) }
          }
        }
      }
      return uses.subscribe(on: MainScheduler())
    }
  }
#endif
