import ReactiveCore
import UIKit

// snippet.controller
final class Typing: NSObject, UITextFieldDelegate {
  let typed = Subject<String, Never>()

  func textFieldDidChangeSelection(_ textField: UITextField) {
    typed.send(textField.text ?? "")
  }
}

final class LogInController: UIViewController {
  private let field = UITextField()
  private let typing = Typing()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = typing
  }
}
// snippet.end
