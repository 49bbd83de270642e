import AppBridge
import ReactiveCore
import UIKit

final class HelloTable: UITableViewController {
  // snippet.table
  private let greeter = Greeter()
  private let bag = DisposeBag()
  private var name = "" { didSet { greeter.input.name.send(name) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    greeter.output.greeting.asDriver().drive(self, \.title).disposed(by: bag)
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
    let tap = greeter.input.tap
    (cell as? NameCell)?.show(name, tapped: { tap.send(()) }) { [weak self] in self?.name = $0 }
    return cell
  }
  // snippet.end
}

/// A row with a text field and a button.
final class NameCell: UITableViewCell {
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private var tapped: () -> Void = {}
  private var typed: (String) -> Void = { text in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.frame = contentView.bounds
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
    button.setTitle("Say hello", for: .normal)
    button.sizeToFit()
    accessoryView = button
    button.addAction(UIAction { [weak self] action in self?.tapped() }, for: .touchUpInside)
    let edited = UIAction { [weak self] action in
      if let self { typed(field.text ?? "") }
    }
    field.addAction(edited, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, tapped: @escaping () -> Void, typed: @escaping (String) -> Void) {
    field.text = name
    (self.tapped, self.typed) = (tapped, typed)
  }
}

/// The view model of the page, and its inputs.
nonisolated struct WriteOnly<Value: Sendable>: Sendable {
  let send: @Sendable (Value) -> Void
}

nonisolated struct Greeter: Sendable {
  struct Input: Sendable {
    let name: WriteOnly<String>
    let tap: WriteOnly<Void>
  }
  struct Output: Sendable {
    let greeting: Signal<String, Never>
  }

  let input: Input
  let output: Output

  init() {
    let names = ReplaySubject<String, Never>(bufferSize: 1)
    let taps = Subject<Void, Never>()
    input = Input(name: WriteOnly(send: names.send), tap: WriteOnly(send: taps.send))
    let greetings = taps.signal.withLatestFrom(names.signal)
      .map { tap, name in "Hello \(name)!" }
    output = Output(greeting: greetings.startWith(""))
  }
}
