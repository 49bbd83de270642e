import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

/// One way to join a property and an object on the screen.
enum Joint: CaseIterable, Sendable {
  case drive, driveOptional, driveWith, emit, bindTwoWay, bindTwoWayOptional, observing

  @MainActor func join(_ name: Property<String>, _ field: Field) -> Disposable {
    switch self {
    case .drive: name.driver.drive(field, \.title)
    case .driveOptional: name.driver.drive(field, \.text)
    case .driveWith: name.driver.drive(with: field) { field, name in field.title = name }
    case .emit: name.signal.emit(with: field) { field, name in field.title = name }
    case .bindTwoWay: name.bindTwoWay(with: field, \.title, edited: field.edited.signal)
    case .bindTwoWayOptional: name.bindTwoWay(with: field, \.text, edited: field.edited.signal)
    case .observing:
      merge(Signal.observing { 7 }.map { _ in "" }, name.signal)
        .emit(with: field) { field, name in field.title = name }
    }
  }
}

@MainActor @Suite struct WhoKeepsWhomTests {
  @Test("law 12: no object is kept alive, and what follows ends", arguments: Joint.allCases)
  func letsObjectGo(_ joint: Joint) {
    let name = Property("Ada")
    var field: Field? = Field()
    let released = Weak(object: field)
    let subscription = field.map { field in joint.join(name, field) }
    #expect(field?.text == "Ada")
    field = nil
    #expect(released.object == nil)
    name.value = "Ben"
    #expect(subscription?.isDisposed == true)
  }

  @Test(
    "law 12: no property is kept alive, and what two ways keep equal ends with the next edit",
    arguments: Joint.allCases)
  func letsPropertyGo(_ joint: Joint) {
    let field = Field()
    var name: Property<String>? = Property("Ada")
    let released = Weak(object: name)
    let subscription = name.map { name in joint.join(name, field) }
    name = nil
    #expect(released.object == nil)
    field.edited.send(())
    #expect(subscription?.isDisposed == [.bindTwoWay, .bindTwoWayOptional].contains(joint))
    subscription?.dispose()
  }

  @Test("law 12: a Latest does not keep its property, nobody keeps it, and it ends what it began")
  func letsLatestGo() {
    let log = Recorder<String>()
    var name: Property<String>? = Property("Ada")
    let releasedName = Weak(object: name)
    var latest = name.map { Latest($0) }
    #expect(latest?.value == "Ada")
    name = nil
    #expect(releasedName.object == nil)
    let other = Property("Ben")
    let names = other.signal.handleEvents(disposed: { log.append("end") })
    latest = Latest(initial: "", then: names.asDriver())
    let released = Weak(object: latest)
    #expect(latest?.value == "Ben")
    #expect(log.values == [])
    latest = nil
    #expect(released.object == nil)
    #expect(log.values == ["end"])
    withExtendedLifetime(other) {}
  }

  @Test("law 12: an Editable keeps its property, nobody keeps it, and it ends what it began")
  func letsEditableGo() {
    let log = Recorder<String>()
    var name: Property<String>? = Property("Ada")
    let releasedName = Weak(object: name)
    let names = (name?.signal ?? .never).handleEvents(disposed: { log.append("end") })
    var editable = name.map { Editable($0, following: names.asDriver()) }
    let released = Weak(object: editable)
    name = nil
    editable?.value = "Ben"
    #expect(releasedName.object?.value == "Ben")
    #expect(log.values == [])
    editable = nil
    #expect(released.object == nil)
    #expect(releasedName.object == nil)
    #expect(log.values == ["end"])
  }
}
