import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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

// MARK: SwiftUI

// snippet.plain
@MainActor @Observable final class PersonModel {
  var firstName = "Ada"
  var lastName = "Byron"
  var nameText: String { "\(firstName) \(lastName)" }
}
// snippet.end

// snippet.view
struct PersonView: View {
  let model: PersonModel

  var body: some View { Text(model.nameText) }
}
// snippet.end

/// The same for a model that is a signal.
struct PersonSignalView: View {
  let person: Latest<PersonViewModel>  // Latest(initial: …, then: …), made where the model is kept

  var body: some View { Text(person.value.nameText) }
}

// MARK: To replace by your own

/// What the views need of the page's view model.
nonisolated struct PersonViewModel: Sendable {
  let nameText: String
}
