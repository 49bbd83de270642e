import Foundation

/// The model: what is known about somebody.
struct Person: Sendable {
  var salutation: String?
  var firstName: String
  var lastName: String
  var birthdate: Date
}

/// What a screen says about somebody, ready to be shown; it does not know any
/// screen.
// snippet.view-model
struct PersonViewModel: Sendable {
  let nameText: String
  let birthdateText: String

  init(
    _ person: Person, writing style: Date.VerbatimFormatStyle = birthdateStyle
  ) {
    let parts = [person.salutation ?? "", person.firstName, person.lastName]
    let words = parts.filter { part in !part.isEmpty }
    nameText = words.joined(separator: " ")
    birthdateText = person.birthdate.formatted(style)
  }
}
// snippet.end

/// "Thursday January 1, 1970", whatever the machine's own settings are.
let birthdateStyle = Date.VerbatimFormatStyle(
  format: "\(weekday: .wide) \(month: .wide) \(day: .defaultDigits), \(year: .defaultDigits)",
  locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
  calendar: Calendar(identifier: .gregorian))
