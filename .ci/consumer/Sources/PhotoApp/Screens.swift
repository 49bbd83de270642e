import AppBridge
import ReactiveCore

/// What stands in for a label of UIKit.
@MainActor final class Label {
  var text: String?
}

/// What stands in for a button of UIKit.
@MainActor final class Button {
  var isEnabled = true
  let taps = Subject<Void, Never>()

  func tap() { if isEnabled { taps.send(()) } }
}

/// What stands in for a text field of UIKit.
@MainActor final class TextField {
  var text: String? = ""
  let edits = Subject<Void, Never>()

  func type(_ letters: String) {
    text = (text ?? "") + letters
    edits.send(())
  }
}

/// The screen as UIKit has it: a controller that binds its controls.
@MainActor final class PhotoController {
  let field = TextField()
  let saveButton = Button()
  let messageLabel = Label()
  private let bag = DisposeBag()

  init(_ album: Album) {
    album.title.bindTwoWay(with: field, \.text, edited: field.edits.signal).disposed(by: bag)
    album.canSave.drive(saveButton, \.isEnabled).disposed(by: bag)
    album.message.drive(messageLabel, \.text).disposed(by: bag)
    saveButton.taps.signal.subscribe { album.save() }.disposed(by: bag)
  }
}

/// The screen as SwiftUI has it: a view that reads what it shows.
@MainActor struct PhotoView {
  private let title: Editable<String>
  private let saved: Latest<[String]>

  init(_ album: Album) {
    title = Editable(album.title)
    saved = Latest(album.saved)
  }

  var body: String { "\(title.value), \(saved.value.count) saved" }

  func type(_ letters: String) { title.value += letters }
}
