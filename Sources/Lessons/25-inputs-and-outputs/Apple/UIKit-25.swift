import ReactiveCore
import UIKit

final class HelloController: UIViewController {
  private let field = UITextField()
  private let button = UIButton()
  private let label = UILabel()
  private let bag = DisposeBag()

  // snippet.form
  override func viewDidLoad() {
    super.viewDidLoad()
    let name = Subject<String, Never>()
    let tap = Subject<Void, Never>()
    let typed = UIAction { [weak self] action in
      name.send(self?.field.text ?? "")
    }
    field.addAction(typed, for: .editingChanged)
    button.addAction(UIAction { action in tap.send(()) }, for: .touchUpInside)

    let input = SayHello.Input(name: name.signal, tap: tap.signal)
    SayHello().transform(input: input).greeting.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.label.text = text }
    }.disposed(by: bag)
  }
  // snippet.end
}

/// The view model of the page.
struct SayHello {
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
