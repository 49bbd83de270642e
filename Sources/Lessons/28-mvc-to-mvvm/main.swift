// Lesson 28 · From MVC to MVVM
//
// A controller makes the words that a screen shows. They move into a type that
// knows no screen, and so do their tests. Run me: make lesson-28

import Foundation
import LessonKit
import ReactiveCore

lesson(28, "From MVC to MVVM")

let ada = Person(
  salutation: "Dr.", firstName: "Ada", lastName: "Byron",
  birthdate: Date(timeIntervalSince1970: 0))

// snippet.before
final class HeavyController {
  private(set) var labels: [String] = []  // from top to bottom

  func viewDidLoad(with person: Person, birthdateOnTop: Bool) {
    let parts = [person.salutation ?? "", person.firstName, person.lastName]
    let words = parts.filter { part in !part.isEmpty }
    let name = words.joined(separator: " ")
    let birthdate = person.birthdate.formatted(birthdateStyle)
    labels = birthdateOnTop ? [birthdate, name] : [name, birthdate]
  }
}
// snippet.end

// snippet.after
final class LightController {
  private(set) var labels: [String] = []  // from top to bottom

  func viewDidLoad(with viewModel: PersonViewModel, birthdateOnTop: Bool) {
    let name = viewModel.nameText
    let birthdate = viewModel.birthdateText
    labels = birthdateOnTop ? [birthdate, name] : [name, birthdate]
  }
}
// snippet.end

// snippet.three-tests
func runThreeTests(birthdateOnTop: Bool) {
  let heavy = HeavyController()
  heavy.viewDidLoad(with: ada, birthdateOnTop: birthdateOnTop)
  let light = LightController()
  let viewModel = PersonViewModel(ada)
  light.viewDidLoad(with: viewModel, birthdateOnTop: birthdateOnTop)

  let found = [heavy.labels[0], light.labels[0], viewModel.nameText]
  let passed = found.count { text in text == "Dr. Ada Byron" }
  print("found: \(found)")
  print("tests that pass: \(passed)")
}
// snippet.end

heading("The name on top")
runThreeTests(birthdateOnTop: false)

heading("The birthdate on top")
runThreeTests(birthdateOnTop: true)

heading("One model, three screens")
// snippet.screens
let model = Property(ada)
let viewModels = model.signal.map { person in PersonViewModel(person) }

viewModels.subscribe { viewModel in print("phone:  [ \(viewModel.nameText) ]") }
viewModels.subscribe { viewModel in print("tablet: \(viewModel.nameText)") }
model.signal.subscribe { person in print("MVC:    \(person.lastName)") }
model.value.lastName = "King"
// snippet.end

heading("Common mistake: a view model made once")
// snippet.mistake
let once = PersonViewModel(model.value)
model.value.lastName = "Lovelace"
print("watch, made once: \(once.nameText)")
// snippet.end
