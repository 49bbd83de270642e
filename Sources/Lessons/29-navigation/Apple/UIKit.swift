import ReactiveCore
import UIKit

final class Museum: UINavigationController, UINavigationControllerDelegate {
  let rooms = Property([0])
  private let bag = DisposeBag()

  // snippet.both-ways
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    rooms.signal.subscribe { [weak self] numbers in
      MainActor.assumeIsolated { self?.show(numbers) }
    }.disposed(by: bag)
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let gone = rooms.value.count - viewControllers.count
    if gone > 0 { rooms.value.removeLast(gone) }
  }
  // snippet.end

  private func show(_ numbers: [Int]) {
    let old = viewControllers.compactMap { view in view as? RoomController }
    let kept = zip(old, numbers).prefix { view, number in view.number == number }.map(\.0)
    let new = numbers.dropFirst(kept.count).map { number in RoomController(number: number) }
    if kept.count < old.count || !new.isEmpty { setViewControllers(kept + new, animated: true) }
  }
}

final class RoomController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
