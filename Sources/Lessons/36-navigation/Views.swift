import ReactiveCore

// snippet.router
/// Says which view shows a view model; here a view is a text.
func view(of destination: Destination) -> String {
  switch destination {
  case .room(let room): "room \(room.number)"
  case .desk: "desk"
  }
}
// snippet.end

// snippet.stack
/// Follows calls, and moves the views; the last one is in front.
final class Stack: Sendable {
  let views: Property<[String]>
  private let bag = DisposeBag()

  init(root: Destination, calls: Signal<Call, Never>) {
    views = Property([view(of: root)])
    calls.subscribe { [weak self] call in self?.follow(call) }.disposed(by: bag)
  }

  private func follow(_ call: Call) {
    switch call {
    case .push(let next):
      let new = view(of: next)
      if !views.value.contains(new) { views.value.append(new) }
    case .pop: if views.value.count > 1 { views.value.removeLast() }
    case .popToRoot: views.value.removeSubrange(1...)
    case .reset(let root): views.value = [view(of: root)]
    }
  }
}
// snippet.end
