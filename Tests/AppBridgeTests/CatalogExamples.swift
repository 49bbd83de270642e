import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

/// The example of the reference's catalog, run.
@MainActor @Suite struct CatalogExamples {
  private struct Profile { let name = Property("Ada") }
  private struct Photo { let title = Property("Tea") }

  private let profile = Profile()
  private let photo = Photo()

  @Test("AppBridge.md: a name and a title")
  func bridges() {
    let (nameLabel, titleField) = (Label(), Field())
    let edited = titleField.edited.signal
    let bag = DisposeBag()
    profile.name.driver.drive(nameLabel, \.text).disposed(by: bag)
    photo.title.bindTwoWay(with: titleField, \.text, edited: edited).disposed(by: bag)
    let name = Latest(profile.name)
    let title = Editable(photo.title)
    title.value += "s"
    #expect([nameLabel.text, titleField.text] == ["Ada", "Teas"])
    #expect([name.value, title.value] == ["Ada", "Teas"])
  }
}
