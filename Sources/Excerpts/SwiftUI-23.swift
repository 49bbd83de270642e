import AppBridge
import Observation
import ReactiveCore
import SwiftUI

nonisolated struct Person: Sendable {
  var firstName: String
  var lastName: String
}

// snippet.plain
@MainActor @Observable final class PersonModel {
  var person = Person(firstName: "Ada", lastName: "Byron")
  var nameText: String { "\(person.firstName) \(person.lastName)" }
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
  let person: Latest<PersonViewModel>

  var body: some View { Text(person.value.nameText) }
}
