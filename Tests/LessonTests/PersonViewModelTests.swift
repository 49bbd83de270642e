import Foundation
import Testing

@testable import lesson_23_mvc_to_mvvm

/// The words of lesson 23's view model, tested without a screen.
@Suite struct PersonViewModelTests {
  private func viewModel(salutation: String?) -> PersonViewModel {
    PersonViewModel(
      Person(
        salutation: salutation, firstName: "first", lastName: "last",
        birthdate: Date(timeIntervalSince1970: 0)))
  }

  @Test("a salutation comes before the names")
  func usesSalutation() {
    #expect(viewModel(salutation: "Dr.").nameText == "Dr. first last")
  }

  @Test("without a salutation the name is first and last name", arguments: [nil, ""])
  func leavesOutSalutation(salutation: String?) {
    #expect(viewModel(salutation: salutation).nameText == "first last")
  }

  @Test("the birthdate is written out, in UTC and English wherever it runs")
  func formatsBirthdate() {
    #expect(viewModel(salutation: nil).birthdateText == "Thursday January 1, 1970")
  }
}
