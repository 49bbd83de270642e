import Foundation
import Testing

@testable import lesson_28_mvc_to_mvvm

/// The words of lesson 28's view model, tested without a screen.
@Suite struct PersonViewModelTests {
  private func viewModel(salutation: String?) -> PersonViewModel {
    PersonViewModel(
      Person(
        salutation: salutation, firstName: "first", lastName: "last",
        birthdate: Date(timeIntervalSince1970: 0)))
  }

  // snippet.tests
  @Test(
    "a salutation comes before the names, if there is one",
    arguments: [("Dr.", "Dr. first last"), ("", "first last"), (nil, "first last")])
  func namesSomebody(salutation: String?, name: String) {
    #expect(viewModel(salutation: salutation).nameText == name)
  }

  @Test("the birthdate is written out, in UTC and English wherever it runs")
  func formatsBirthdate() {
    #expect(viewModel(salutation: nil).birthdateText == "Thursday January 1, 1970")
  }
  // snippet.end
}
