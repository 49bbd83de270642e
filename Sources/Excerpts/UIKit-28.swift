import AppBridge
import ReactiveCore
import UIKit

final class NewsTable: UITableViewController {
  private let news = NewsViewModel()
  private let bag = DisposeBag()

  private lazy var source = UITableViewDiffableDataSource<Int, Row.ID>(tableView: tableView) {
    [news] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "news", for: path)
    let row = news.list.value.first { row in row.id == id }
    if let row { (cell as? NewsCell)?.show(row) }
    return cell
  }

  // It does not hold this controller, which holds it.
  private lazy var again = UIButton(
    type: .system, primaryAction: UIAction { [weak self] _ in self?.news.askForMore() })

  // snippet.table
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    news.list.driver.drive(with: self) { table, rows in table.show(rows) }.disposed(by: bag)
    news.failure.drive(with: self) { table, text in table.show(failure: text) }.disposed(by: bag)
    news.askForMore()  // the first page
  }

  private func show(_ rows: [Row]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.id))
    source.apply(snapshot)
  }
  // snippet.end

  override func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if path.row == news.list.value.count - 1 { news.askForMore() }
  }

  private func show(failure text: String?) {
    again.setTitle(text.map { text in "\(text) Try again" }, for: .normal)
    again.sizeToFit()
    tableView.tableFooterView = text == nil ? nil : again
  }
}

final class NewsCell: UITableViewCell {
  func show(_ row: Row) { textLabel?.text = row.text }
}

/// The view model of the page, with one section.
nonisolated struct NewsViewModel: Sendable {
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

nonisolated struct Row: Identifiable, Sendable {
  let hour: Int

  var id: Int { hour }
  var text: String { "the news of \(hour)" }
}

nonisolated enum Offline: Error {
  case inTunnel

  var words: String { "You seem to be offline." }
}
