import ReactiveCore
import Testing

@testable import PhotoApp

/// A server that knows one title which is taken, and answers when the test lets it.
private struct TestServer: Server {
  let gate: AsyncStream<Void>

  func save(_ title: String) async throws(SaveError) -> String {
    for await _ in gate { break }
    if title == "Sunset" { throw .isTaken }
    return title
  }
}

@MainActor @Suite struct PhotoAppTests {
  private let album: Album
  private let answer: AsyncStream<Void>.Continuation

  init() {
    let (gate, answer) = AsyncStream.makeStream(of: Void.self)
    album = Album(server: TestServer(gate: gate))
    self.answer = answer
  }

  /// Waits for a message on the screen.
  private func message(_ text: String) async {
    for await message in album.message.signal.values where message == text { return }
  }

  @Test("the field and the view show one title, and either may edit it")
  func editsTitle() {
    let controller = PhotoController(album)
    let view = PhotoView(album)
    #expect(controller.field.text == "Untitled")
    controller.field.type("!")
    #expect(view.body == "Untitled!, 0 saved")
    view.type("!")
    #expect(controller.field.text == "Untitled!!")
  }

  @Test("a title is saved, and both screens say so")
  func saves() async {
    let controller = PhotoController(album)
    let view = PhotoView(album)
    controller.saveButton.tap()
    #expect(controller.messageLabel.text == "saving")
    #expect(!controller.saveButton.isEnabled)
    answer.yield()
    await message("saved Untitled")
    #expect(controller.messageLabel.text == "saved Untitled")
    for await canSave in album.canSave.signal.values where canSave { break }
    #expect(controller.saveButton.isEnabled)
    #expect(view.body == "Untitled, 1 saved")
  }

  @Test("a failure is a message, and the next attempt replaces it")
  func fails() async {
    let controller = PhotoController(album)
    album.title.value = "Sunset"
    controller.saveButton.tap()
    answer.yield()
    await message("isTaken")
    for await canSave in album.canSave.signal.values where canSave { break }
    controller.field.type("s")
    controller.saveButton.tap()
    #expect(controller.messageLabel.text == "saving")
    answer.yield()
    await message("saved Sunsets")
  }

  @Test("an attempt can be given up, and its answer is not shown")
  func givesUp() async {
    let controller = PhotoController(album)
    let attempt = Disposable()
    album.save(as: attempt)
    attempt.dispose()
    #expect(controller.saveButton.isEnabled)
    #expect(album.saved.value == [])
  }
}
