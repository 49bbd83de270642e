import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class HelloController: UIViewController {
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = field.signal(for: [.editingChanged, .editingDidEnd], \.text).startWith(field.text)
    let input = SayHello.Input(
      name: texts.map { text in text ?? "" }, tap: button.signal(for: .touchUpInside))
    SayHello().transform(input: input).greeting.asDriver().drive(self, \.title).disposed(by: bag)
  }
}

// MARK: SwiftUI

struct HelloView: View {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    TextField("Name", text: $name)
    Button("Say hello") { greeting = "Hello \(name)!" }
    Text(greeting)
  }
}

// MARK: The view model of the page

nonisolated struct SayHello {
  struct Input {
    let name: Signal<String, Never>
    let tap: Signal<Void, Never>
  }
  struct Output {
    let greeting: Signal<String, Never>
  }

  func transform(input: Input) -> Output {
    let greetings = input.tap.withLatestFrom(input.name).map { tap, name in "Hello \(name)!" }
    return Output(greeting: greetings.startWith(""))
  }
}
