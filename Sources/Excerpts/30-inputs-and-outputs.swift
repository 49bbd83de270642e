import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

import class ReactiveCore.Subject  // Combine has one, too.

// MARK: UIKit

final class HelloController: UIViewController {
  private let field = UITextField()
  private let button = UIButton()
  private let label = UILabel()
  private let bag = DisposeBag()

  // snippet.form
  override func viewDidLoad() {
    super.viewDidLoad()
    let name = field.signal(for: [.editingChanged, .editingDidEnd], \.text).startWith(field.text)
      .map { text in text ?? "" }
    let tap = button.signal(for: .touchUpInside)
    let output = SayHello().transform(input: SayHello.Input(name: name, tap: tap))
    output.greeting.asDriver().drive(label, \.text).disposed(by: bag)
  }
  // snippet.end
}

// MARK: SwiftUI

// snippet.model
@MainActor final class HelloModel {
  private let taps = Subject<Void, Never>()
  let name: Editable<String>
  let greeting: Latest<String>

  init() {
    let typed = Property("")
    name = Editable(typed)
    let input = SayHello.Input(name: typed.signal, tap: taps.signal)
    let output = SayHello().transform(input: input)
    greeting = Latest(initial: "", then: output.greeting.asDriver())
  }
  func tap() { taps.send(()) }
}
// snippet.end

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
