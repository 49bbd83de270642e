// Lesson 23 · From MVC to MVVM
//
// The words on a screen move out of the controller, into a type that knows no
// screen. Run me: make lesson-23

import Foundation
import LessonKit
import ReactiveCore

lesson(23, "From MVC to MVVM")

let ada = Person(
  salutation: "Dr.", firstName: "Ada", lastName: "Byron",
  birthdate: Date(timeIntervalSince1970: 0))

heading("Before: the controller does it all")
// snippet.before
final class PersonViewController {
  private(set) var nameLabel = "", birthdateLabel = ""

  func viewDidLoad(with model: Person) {
    nameLabel = "\(model.firstName) \(model.lastName)"
    if let salutation = model.salutation, !salutation.isEmpty {
      nameLabel = "\(salutation) \(nameLabel)"
    }
    birthdateLabel = model.birthdate.formatted(birthdateStyle)
  }
}
let controller = PersonViewController()
print("not loaded yet: '\(controller.nameLabel)'")
controller.viewDidLoad(with: ada)
print("loaded: \(controller.nameLabel), born \(controller.birthdateLabel)")
// snippet.end

heading("After: the view model has the words, no view needed")
// snippet.after
for salutation in ["Dr.", "", nil] {
  var person = ada
  person.salutation = salutation
  let words = PersonViewModel(person)
  print("\(words.nameText), born \(words.birthdateText)")
}
// snippet.end

heading("One view model, two views")
// snippet.two-views
let (clock, model) = (VirtualScheduler(), Property(ada))
let chart = Chart(clock)
let viewModels = model.signal.map(PersonViewModel.init)
viewModels.subscribe { print("phone:  [ \($0.nameText) ]") }
viewModels.subscribe { print("tablet: \($0.nameText) | \($0.birthdateText)") }
chart.record("nameText", viewModels.map(\.nameText))
clock.at(5) { model.value.lastName = "King" }
clock.run()
// snippet.end

heading("The name, drawn")
draw("nameText", chart.drawing)

heading("Common mistake: a view model made once")
// snippet.mistake
let once = PersonViewModel(model.value)
model.value.lastName = "Lovelace"
print("made once:        \(once.nameText)")
print("from the newest:  \(PersonViewModel(model.value).nameText)")
// snippet.end
