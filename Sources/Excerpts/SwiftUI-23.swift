import AppBridge
import ReactiveCore
import SwiftUI

// snippet.view
struct PersonView: View {
  let person: Latest<PersonViewModel>

  var body: some View { Text(person.value.nameText) }
}
// snippet.end
