import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

/// A visit to a room.
///
/// There may be several to the same room, so each is somebody.
nonisolated struct Visit: Equatable, Sendable {
  let id = UUID()
  let room: Int
}

final class MuseumController: UINavigationController, UINavigationControllerDelegate {
  let visits = Property([Visit(room: 0)])
  private var shown: [Visit] = []  // those that had a view, when that was last looked at
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    visits.driver.drive(with: self) { museum, _ in museum.follow() }.disposed(by: bag)
  }

  /// Opens a room; a double tap opens it once.
  func enter(_ room: Int) {
    if visits.value.last?.room != room { visits.value.append(Visit(room: room)) }
  }

  /// Shows the list; while views are moving, when they have come to rest.
  private func follow() {
    guard let moving = transitionCoordinator else { return match() }
    moving.animate(alongsideTransition: nil) { [weak self] _ in
      Task { self?.match() }  // not in here, where UIKit may refuse to move
    }
  }

  // snippet.both-ways
  private func match() {
    let views = viewControllers.compactMap { view in view as? RoomController }
    // `shown` are the visits that had a view the last time. Ada has left those whose view is gone.
    let left = shown.filter { visit in !views.contains { $0.visit == visit } }
    shown = views.map(\.visit)
    if !left.isEmpty {
      visits.value.removeAll { visit in left.contains(visit) }
      return match()
    }
    // Each visit on the list has a view: the one that it had, or a new one.
    let new = visits.value.map { one in views.first { $0.visit == one } ?? RoomController(one) }
    if new != views { setViewControllers(new, animated: true) }
    // What UIKit really shows: it may have refused.
    shown = viewControllers.compactMap { view in (view as? RoomController)?.visit }
  }
  // snippet.end

  func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool) {
    match()
  }
}

final class RoomController: UIViewController {
  let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

// MARK: SwiftUI

// snippet.view
@MainActor @Observable final class Tour {
  var rooms: [Int] = []
  var desk: Desk?
}

struct TourView: View {
  @Bindable var tour: Tour

  var body: some View {
    NavigationStack(path: $tour.rooms) {
      Text("room 0").navigationDestination(for: Int.self) { Text("room \($0)") }
    }
    .sheet(item: $tour.desk) { desk in Text("desk \(desk.id)") }
  }
}
// snippet.end

nonisolated struct Desk: Identifiable, Equatable, Sendable {
  let id: Int
}
