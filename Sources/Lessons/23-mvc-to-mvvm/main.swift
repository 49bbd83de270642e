// Lesson 23 · From MVC to MVVM
//
// A phone and a tablet show Ada's name. The words move out of the controllers,
// into a type that knows no screen. Run me: make lesson-23

import Foundation
import LessonKit
import ReactiveCore

lesson(23, "From MVC to MVVM")

let ada = Person(
  salutation: "Dr.", firstName: "Ada", lastName: "Byron",
  birthdate: Date(timeIntervalSince1970: 0))

heading("Before: each controller makes the words")
// snippet.before
final class PhoneController {
  private(set) var nameLabel = ""

  func viewDidLoad(with person: Person) {
    let salutation = person.salutation.map { text in "\(text) " } ?? ""
    nameLabel = "\(salutation)\(person.firstName) \(person.lastName)"
  }
}
var withoutSalutation = ada
withoutSalutation.salutation = ""
let phoneController = PhoneController()
phoneController.viewDidLoad(with: withoutSalutation)
print("the phone shows: '\(phoneController.nameLabel)'")
// snippet.end

heading("After: the view model makes the words, without a screen")
for salutation in ["Dr.", "", nil] {
  var person = ada
  person.salutation = salutation
  let viewModel = PersonViewModel(person)
  print("\(salutation.debugDescription): \(viewModel.nameText)")
}
print("born \(PersonViewModel(ada).birthdateText)")

heading("One model, two screens")
// snippet.two-screens
let model = Property(ada)
let made = Counter()
let viewModels = model.signal.map { person in
  made.increment()
  return PersonViewModel(person)
}
// snippet.end
let clock = VirtualScheduler()
let chart = Chart(clock)
chart.record("model", model.signal.map { person in person.lastName })
// snippet.screens
let names = viewModels.map { viewModel in viewModel.nameText }
let birthdates = viewModels.map { viewModel in viewModel.birthdateText }
chart.record("phone", names) { text in print("phone:  [ \(text) ]") }
chart.record("tablet, name", names) { text in print("tablet: \(text)") }
chart.record("tablet, born", birthdates) { text in print("tablet: \(text)") }
// snippet.end

let before = made.count
clock.at(5) {
  print("tick 5: the last name is King")
  model.value.lastName = "King"
}
clock.run()
print("view models made for King: \(made.count - before)")

heading("One model, two screens, drawn")
draw("two screens", chart.drawing)

heading("Common mistake: a view model made once")
// snippet.mistake
let once = PersonViewModel(model.value)
model.value.lastName = "Lovelace"
print("watch, made once: \(once.nameText)")
// snippet.end
