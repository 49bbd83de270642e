import AppBridge
import ReactiveCore
import UIKit

// snippet.controller
final class PersonController: UIViewController {
  private let person: Driver<PersonViewModel>
  private let nameLabel = UILabel()
  private let bag = DisposeBag()
  // snippet.hide

  init(_ person: Driver<PersonViewModel>) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
  // snippet.show

  override func viewDidLoad() {
    super.viewDidLoad()
    person.map(\.nameText).drive(nameLabel, \.text).disposed(by: bag)
  }
}
// snippet.end

/// What these two need of the page's view model.
nonisolated struct PersonViewModel: Sendable {
  let nameText: String
}
