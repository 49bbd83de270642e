// Lesson 28 · From MVC to MVVM
//
// A controller makes the words that a screen shows. They move into a type that
// knows no screen. Run me: make lesson-28

import Foundation
import LessonKit
import ReactiveCore

lesson(28, "From MVC to MVVM")

let ada = Person(
  salutation: "Dr.", firstName: "Ada", lastName: "Byron",
  birthdate: Date(timeIntervalSince1970: 0))

heading("MVC: the controller makes the words")
// snippet.before
final class HeavyController {
  private(set) var nameLabel = ""
  private(set) var birthdateLabel = ""
  private(set) var initialsLabel = ""

  func viewDidLoad(with person: Person) {
    let parts = [person.salutation ?? "", person.firstName, person.lastName]
    let words = parts.filter { part in !part.isEmpty }
    nameLabel = words.joined(separator: " ")
    birthdateLabel = person.birthdate.formatted(birthdateStyle)
    initialsLabel = "\(person.firstName.prefix(1))\(person.lastName.prefix(1))"
  }
}
// snippet.end
let heavy = HeavyController()
print("before its view is loaded: '\(heavy.nameLabel)'")
heavy.viewDidLoad(with: ada)
print("\(heavy.nameLabel), \(heavy.birthdateLabel), \(heavy.initialsLabel)")

heading("MVVM: the view model makes the words")
// snippet.after
final class LightController {
  // snippet.hide
  private(set) var nameLabel = ""
  private(set) var birthdateLabel = ""
  private(set) var initialsLabel = ""

  // snippet.show
  func viewDidLoad(with viewModel: PersonViewModel) {
    nameLabel = viewModel.nameText
    birthdateLabel = viewModel.birthdateText
    initialsLabel = viewModel.initialsText
  }
}
// snippet.end
let light = LightController()
light.viewDidLoad(with: PersonViewModel(ada))
print("\(light.nameLabel), \(light.birthdateLabel), \(light.initialsLabel)")
for salutation in ["Dr.", "", nil] {
  var person = ada
  person.salutation = salutation
  print("\(salutation.debugDescription): \(PersonViewModel(person).nameText)")
}

let old = OldPerson(firstName: "Ada", lastName: "Byron", born: "1970-01-01")
light.viewDidLoad(with: try PersonViewModel(old))
print("\(light.nameLabel), \(light.birthdateLabel), \(light.initialsLabel)")

heading("One model, two screens")
// snippet.two-screens
let model = Property(ada)
let made = Counter()
let viewModels = model.signal.map { person in
  made.increment()
  return PersonViewModel(person)
}

let names = viewModels.map { viewModel in viewModel.nameText }
names.subscribe { text in print("phone:  [ \(text) ]") }
names.subscribe { text in print("tablet: \(text)") }
model.value.lastName = "King"
// snippet.end
print("view models made: \(made.count)")

heading("Common mistake: a view model made once")
// snippet.mistake
let once = PersonViewModel(model.value)
model.value.lastName = "Lovelace"
print("watch, made once: \(once.nameText)")
// snippet.end
