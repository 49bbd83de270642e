import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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
    field.placeholder = "Name"  // VoiceOver reads it
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
    field.addAction(edited, for: [.editingChanged, .editingDidEnd])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, tapped: @escaping () -> Void, typed: @escaping (String) -> Void) {
    // Writing it would take away what an input method composes, and move the cursor.
    if field.markedTextRange == nil, field.text != name { field.text = name }
    (self.tapped, self.typed) = (tapped, typed)
  }
}

// MARK: SwiftUI

@MainActor final class HelloScreen {
  let greeter = Greeter()
  let greeting: Latest<String>

  // snippet.init
  init() { greeting = Latest(initial: "", then: greeter.output.greeting.asDriver()) }
  // snippet.end
}

/// It stands in a `NavigationStack`, which shows the title.
// snippet.view
struct HelloView: View {
  @State private var screen = HelloScreen()
  @State private var name = ""

  var body: some View {
    List {
      TextField("Name", text: $name).onChange(of: name) { screen.greeter.input.name.send(name) }
      Button("Say hello") { screen.greeter.input.tap.send(()) }
    }
    .navigationTitle(screen.greeting.value)  // not in a row, which may be drawn late
  }
}
// snippet.end

// MARK: The view model of the page

/// An input: whoever has it can send, and nothing else.
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
