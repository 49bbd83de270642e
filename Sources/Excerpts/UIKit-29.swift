import AppBridge
import ReactiveCore
import UIKit

final class MuseumController: UINavigationController, UINavigationControllerDelegate {
  let rooms = Property([0])
  private var shown = 0  // how many views there were, when that was last looked at
  private let bag = DisposeBag()

  // snippet.both-ways
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    rooms.driver.drive(with: self) { museum, _ in museum.showRooms() }.disposed(by: bag)
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let left = viewControllers.count
    let listed = min(shown, rooms.value.count)
    shown = left
    if left < listed { rooms.value.removeSubrange(left..<listed) }
  }
  // snippet.end

  /// Shows the rooms; while views are moving, when they have come to rest.
  private func showRooms() {
    guard let moving = transitionCoordinator else { return moveViews() }
    moving.animate(alongsideTransition: nil) { [weak self] moved in
      guard let self, let top = topViewController else { return }
      navigationController(self, didShow: top, animated: true)
      moveViews()
    }
  }

  private func moveViews() {
    let old = viewControllers.compactMap { view in view as? RoomController }
    let kept = zip(old, rooms.value).prefix { view, number in view.number == number }.map(\.0)
    let new = rooms.value.dropFirst(kept.count).map { number in RoomController(number: number) }
    if kept.count == old.count && new.isEmpty { return }
    shown = rooms.value.count
    setViewControllers(kept + new, animated: true)
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

/// Hears that a sheet was pulled down, and tells the list of levels.
final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
  let levels: Property<[[String]]>

  init(_ levels: Property<[[String]]>) { self.levels = levels }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    levels.value.removeLast()
  }
}
