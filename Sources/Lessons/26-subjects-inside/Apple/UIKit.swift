import ReactiveCore
import UIKit

final class HelloTable: UITableViewController {
  // snippet.table
  private let greeter = Greeter()

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.typed = { [greeter] text in greeter.input.type(text) }
    return cell
  }
  // snippet.end
}

/// A row with a text field, which calls `typed` with each change.
final class NameCell: UITableViewCell {
  var typed: (String) -> Void = { text in }
}

/// The view model of the page.
struct Greeter: Sendable {
  struct Input: Sendable {
    fileprivate let names = ReplaySubject<String, Never>(bufferSize: 1)
    fileprivate let taps = Subject<Void, Never>()

    func type(_ text: String) { names.send(text) }
    func tap() { taps.send(()) }
  }

  let input = Input()
}
