import AppBridge
import ReactiveCore
import UIKit

final class NewsTable: UITableViewController {
  private let news = NewsViewModel()
  private let bag = DisposeBag()

  // snippet.table
  private var rows: [Row] = [] { didSet { tableView.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    news.list.driver.drive(self, \.rows).disposed(by: bag)
    news.failures.emit(with: self) { table, text in table.tell(text) }.disposed(by: bag)
    news.askForMore()  // the first page
  }

  override func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if path.row == rows.count - 1 { news.askForMore() }
  }
  // snippet.end

  private func tell(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    let again = UIAlertAction(title: "Try again", style: .default) { [news] action in
      news.askForMore()
    }
    alert.addAction(again)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "news", for: path)
    (cell as? NewsCell)?.show(rows[path.row])
    return cell
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
}

final class NewsCell: UITableViewCell {
  func show(_ row: Row) { textLabel?.text = row.text }
}

/// The view model of the page, with one section.
struct NewsViewModel: Sendable {
  let list = Property<[Row]>([])
  private let isOver = Property(false)
  private let nextPage: Command<Void, [Row], Offline>

  /// Sends each time a page has failed, in words.
  var failures: Signal<String, Never> { nextPage.errors.map { error in error.words } }

  /// The last failure, until the page is asked for again.
  var failure: Driver<String?> {
    let begins = nextPage.isExecuting.filter { isExecuting in isExecuting }
    return Signal.merge(failures.map { text in text }, begins.map { _ in nil }).asDriver()
  }

  init() {
    nextPage = Command(enabledIf: isOver.signal.map { isOver in !isOver }) { [list] in
      let oldest = 9 - list.value.count
      let page = (0..<2).map { number in oldest - number }.filter { hour in hour > 0 }
      return .just(page.map { hour in Row(hour: hour) })
    }
    // snippet.end-of-data
    nextPage.values.map(\.isEmpty).bind(to: isOver)  // it disables the command
    nextPage.values.subscribe { [list] page in list.value += page }
    // snippet.end
  }

  func askForMore() { nextPage.execute(()) }
}

struct Row: Identifiable, Sendable {
  let hour: Int

  var id: Int { hour }
  var text: String { "the news of \(hour)" }
}

enum Offline: Error {
  case inTunnel

  var words: String { "You seem to be offline." }
}
