import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct BindTwoWayTests {
  private let field = Property(1)
  private let model = Property(5)

  @Test("to begin with, the other property takes over the value of this one")
  func takesOver() {
    let heard = [field.signal.transcript(), model.signal.transcript()]
    field.bindTwoWay(with: model)
    #expect(heard.map(\.text) == ["1", "5 1"])
  }

  @Test("choice bindTwoWay: each takes over what is written to the other, without an echo")
  func doesNotEcho() {
    let heard = [field.signal.transcript(), model.signal.transcript()]
    field.bindTwoWay(with: model)
    field.value = 7
    model.value = 8
    #expect(heard.map(\.text) == ["1 7 8", "5 1 7 8"])
  }

  @Test("choice bindTwoWay: an equal value that is written again is not handed over")
  func ignoresEqualValues() {
    field.bindTwoWay(with: model)
    let heard = model.signal.transcript()
    field.value = 1
    #expect(heard.text == "1")
  }

  @Test("choice equality: a value that is not equal to itself is handed over, once for each write")
  func handsOverNaN() {
    let first = Property(Double.nan)
    let second = Property(0.0)
    first.bindTwoWay(with: second)
    #expect(second.value.isNaN)
    second.signal.subscribe { [first] value in
      if value == 1 { first.value = 2 }
    }
    first.value = 1
    #expect([first.value, second.value] == [2, 2])
    first.value = .nan
    #expect(second.value.isNaN)
    let heard = [first.signal.transcript(), second.signal.transcript()]
    second.value = .nan
    #expect(heard.map(\.text) == ["nan nan", "nan nan"])
    first.value = 3
    #expect(second.value == 3)
  }

  @Test("choice equality: two values that differ beside a NaN are not the same, both ways")
  func handsOverCompoundNaN() {
    let (first, second) = (Property(Reading(room: "kitchen")), Property(Reading(room: "cellar")))
    first.bindTwoWay(with: second)
    #expect(second.value.room == "kitchen")
    second.value = Reading(room: "attic")
    #expect([first.value.room, second.value.room] == ["attic", "attic"])
  }

  @Test("law 7: no lock is held while two bound values are compared")
  func comparesOutsideLocks() {
    let first = Property(Curious("a", looks: {}))
    let second = Property(Curious("b", looks: {}))
    first.bindTwoWay(with: second)
    // Each comparison reads both properties, and writes to a third one.
    let looks: @Sendable () -> Void = { [weak first, weak second] in
      Property("").value = [first?.value.text, second?.value.text].compactMap(\.self).joined()
    }
    first.value = Curious("c", looks: looks)
    second.value = Curious("d", looks: looks)
    #expect([first.value.text, second.value.text] == ["d", "d"])
  }

  @Test(
    "what a handler writes to the property that was written before wins: it is newer",
    arguments: [true, false])
  func isOverwrittenFromHandler(writesField: Bool) {
    field.bindTwoWay(with: model)
    let (written, other) = writesField ? (field, model) : (model, field)
    other.signal.subscribe { value in
      if value == 2 { written.value = 3 }
    }
    written.value = 2
    #expect([field.value, model.value] == [3, 3])
  }

  @Test("a value that was overwritten before the binding hears of it is not handed over")
  func ignoresStaleValues() {
    field.signal.subscribe { [field] value in
      if value == 2 { field.value = 3 }
    }
    field.bindTwoWay(with: model)
    let heard = model.signal.transcript()
    field.value = 2
    #expect(heard.text == "1 3")
    #expect([field.value, model.value] == [3, 3])
  }

  @Test(
    "law 5: a change that waits while values are compared is not handed over after the disposal")
  func disposesWhileComparing() {
    let (first, second) = (Property(Curious("a") {}), Property(Curious("b") {}))
    let binding = first.bindTwoWay(with: second)
    let hasLooked = Recorder<Bool>()
    first.value = Curious("c") { [weak second] in
      if hasLooked.values.isEmpty {
        hasLooked.append(true)
        second?.value = Curious("d") {}
        binding.dispose()
      }
    }
    #expect(hasLooked.values == [true])
    #expect(first.value.text == "c")
  }

  @Test("choice bindTwoWay: a property that changes what it takes over is followed from the start")
  func followsWhoChanges() {
    let text = Property("1234567890")
    let limited = Property("")
    limited.signal.filter { $0.count > 4 }.subscribe { [limited] value in
      limited.value = String(value.prefix(4))
    }
    let heard = [text.signal.transcript(), limited.signal.transcript()]
    text.bindTwoWay(with: limited)
    #expect([text.value, limited.value] == ["1234", "1234"])
    text.value = "abcdef"
    #expect([text.value, limited.value] == ["abcd", "abcd"])
    // What each begins with is no change.
    #expect(heard.map(\.text) == ["1234567890 1234 abcdef abcd", " 1234567890 1234 abcdef abcd"])
  }

  @Test("after the disposal each goes its own way")
  func disposes() {
    let binding = field.bindTwoWay(with: model)
    binding.dispose()
    field.value = 7
    #expect([field.value, model.value] == [7, 1])
    model.value = 8
    #expect([field.value, model.value] == [7, 8])
  }

  @Test("law 5: a handler that hears of a change before the binding may dispose it")
  func disposesFirst() {
    let bindings = Recorder<Disposable>()
    for property in [field, model] {
      property.signal.subscribe { value in
        if value > 5 { for binding in bindings.values { binding.dispose() } }
      }
    }
    bindings.append(field.bindTwoWay(with: model))
    model.value = 6
    #expect([field.value, model.value] == [1, 6])
    bindings.append(field.bindTwoWay(with: model))
    #expect([field.value, model.value] == [1, 1])
    field.value = 7
    #expect([field.value, model.value] == [7, 1])
    #expect(bindings.values.allSatisfy { $0.isDisposed })
  }

  @Test("law 5: a change that waits for the one before it is not handed over after the disposal")
  func disposesBeforeItsTurn() {
    let binding = field.bindTwoWay(with: model)
    field.signal.subscribe { [field] value in
      if value == 2 { field.value = 5 }
      if value == 5 { binding.dispose() }
    }
    model.value = 2
    #expect([field.value, model.value] == [5, 2])
  }
}

/// A value with a NaN inside, so that it is not equal to itself.
private struct Reading: Equatable, Sendable {
  let room: String
  var celsius = Double.nan
}

/// A value that looks around whenever it is compared.
private struct Curious: Equatable, Sendable {
  let text: String
  let looks: @Sendable () -> Void

  init(_ text: String, looks: @escaping @Sendable () -> Void) {
    self.text = text
    self.looks = looks
  }

  static func == (first: Curious, second: Curious) -> Bool {
    first.looks()
    second.looks()
    return first.text == second.text
  }
}
