import AppBridge
import ReactiveCore
import UIKit

final class NewsTable: UITableViewController {
  private let news = NewsViewModel()
  private let again = UIButton(type: .system)
  private let bag = DisposeBag()

  private var rows: [Row] = [] { didSet { tableView.reloadData() } }

  // snippet.table
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    news.list.driver.drive(self, \.rows).disposed(by: bag)
    news.failure.drive(with: self) { table, text in table.show(failure: text) }.disposed(by: bag)
    // snippet.hide
    again.signal(for: .touchUpInside)
      .emit(with: self) { table, _ in table.news.askForMore() }.disposed(by: bag)
    // snippet.show
    news.askForMore()  // the first page
  }

  override func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if path.row == rows.count - 1 { news.askForMore() }
  }
  // snippet.end

  private func show(failure text: String?) {
    again.setTitle(text.map { text in "\(text) Try again" }, for: .normal)
    again.sizeToFit()
    tableView.tableFooterView = text == nil ? nil : again
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

  /// The last failure, until the page is asked for again.
  var failure: Driver<String?> {
    let begins = nextPage.isExecuting.filter { isExecuting in isExecuting }
    let failures = nextPage.errors.map { error in Optional(error.words) }
    return Signal.merge(failures, begins.map { _ in nil }).asDriver()
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
