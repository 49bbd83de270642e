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
/// Follows calls, and moves the views; the last level is in front.
final class Stack: Sendable {
  let levels: Property<[[String]]>
  private let bag = DisposeBag()

  init(root: Destination, calls: Signal<Call, Never>) {
    levels = Property([[view(of: root)]])
    calls.subscribe { [weak self] call in self?.follow(call) }.disposed(by: bag)
  }

  private func follow(_ call: Call) {
    let front = levels.value.count - 1
    switch call {
    case .push(let next):
      let new = view(of: next)
      if !levels.value[front].contains(new) { levels.value[front].append(new) }
    case .pop:
      if levels.value[front].count > 1 { levels.value[front].removeLast() }
    case .popToRoot: levels.value[front].removeSubrange(1...)
    case .reset(let root): levels.value = [[view(of: root)]]
    case .present(let next, let completion):
      levels.value.append([view(of: next)])
      completion()
    case .dismiss(let completion):
      if front > 0 { levels.value.removeLast() }
      completion()
    }
  }
}
// snippet.end
