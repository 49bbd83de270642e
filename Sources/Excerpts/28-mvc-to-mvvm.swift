import Observation
import SwiftUI
import UIKit

// MARK: SwiftUI

@MainActor @Observable final class PersonModel {
  var firstName = "Ada"
  var lastName = "Byron"
  var nameText: String { "\(firstName) \(lastName)" }
}

struct PersonView: View {
  let person: PersonModel

  var body: some View { Text(person.nameText) }
}

// MARK: UIKit

final class PersonController: UIViewController {
  let person = PersonModel()
  private let nameLabel = UILabel()

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    nameLabel.text = person.nameText  // UIKit calls this method again when the text changes
  }
}
