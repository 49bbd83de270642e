import AppBridge
import ReactiveCore
import Testing
import UIKit

@testable import AppBridgeUIKit

@MainActor @Suite struct BindTwoWayWithFieldTests {
  private let title = Property("Tea")
  private let field = ComposingField()

  private func type(_ letters: String) {
    field.text = (field.text ?? "") + letters
    field.sendActions(for: .editingChanged)
  }

  @Test("the field and the property follow each other, also when an edit ends")
  func followsBothWays() {
    let binding = title.bindTwoWay(with: field)
    #expect(field.text == "Tea")
    type("s")
    #expect(title.value == "Teas")
    title.value = "Cake"
    #expect(field.text == "Cake")
    field.text = "Cakes"
    field.sendActions(for: .editingDidEnd)
    #expect(title.value == "Cakes")
    binding.dispose()
    type("!")
    #expect(title.value == "Cakes")
  }

  @Test("it listens to what changes the text, and not to the Return key")
  func leavesReturnAlone() {
    let binding = title.bindTwoWay(with: field)
    #expect(field.allControlEvents == [.editingChanged, .editingDidEnd])
    binding.dispose()
    #expect(field.allControlEvents == [])
  }

  @Test("nothing is written while an input method composes, and then what was composed")
  func leavesComposedText() {
    let binding = title.bindTwoWay(with: field)
    field.isComposing = true
    type("s")
    title.value = "Cake"
    #expect(field.text == "Teas")
    #expect(title.value == "Cake")
    field.isComposing = false
    type("!")
    #expect(title.value == "Teas!")
    binding.dispose()
  }
}

/// A field in which an input method may be composing.
private final class ComposingField: UITextField {
  var isComposing = false
  override var markedTextRange: UITextRange? { isComposing ? UITextRange() : nil }
}
