import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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
    if path.row < news.list.value.count - 1 { return }
    Task { [news] in news.askForMore() }  // when the table has laid out its rows
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
  private let nextPage: Command<Void, NewsPage, Offline>

  /// The last failure, until the page is asked for again.
  var failure: Driver<String?> {
    let begins = nextPage.isExecuting.filter { isExecuting in isExecuting }
    let failures = nextPage.errors.map { error in Optional(error.words) }
    return Signal.merge(failures, begins.map { _ in nil }).asDriver()
  }

  init() {
    nextPage = Command(enabledIf: isOver.signal.map { isOver in !isOver }) { [list] in
      requestNews(after: list.value.count)
    }
    // snippet.end-of-data
    nextPage.values.subscribe { [list] page in list.value += page.rows }
    nextPage.values.map { [list] page in list.value.count >= page.total }.bind(to: isOver)
    // snippet.end
  }

  func askForMore() { nextPage.execute(()) }
}

// MARK: SwiftUI

@MainActor @Observable final class News {
  private(set) var rows: [Row] = []
  private(set) var failure: String?
  private var isAsking = false
  private var isOver = false
  /// The request of the page: it is given the number of rows that are there.
  @ObservationIgnored private let request: @Sendable (Int) async throws(Offline) -> NewsPage

  init(_ request: @escaping @Sendable (Int) async throws(Offline) -> NewsPage) {
    self.request = request
  }

  // snippet.model
  func askForMore() async {
    if isAsking || isOver { return }
    (isAsking, failure) = (true, nil)
    do throws(Offline) { add(try await request(rows.count)) } catch { failure = error.words }
    isAsking = false
  }
  // snippet.end

  private func add(_ page: NewsPage) {
    rows += page.rows
    isOver = rows.count >= page.total
  }
}

struct NewsView: View {
  let news: News

  // snippet.view
  var body: some View {
    List {
      ForEach(news.rows) { row in Text(row.text).onAppear { ask(after: row) } }
      if let failure = news.failure { Button("\(failure) Try again") { ask(after: nil) } }
    }
    .onAppear { if news.rows.isEmpty { ask(after: nil) } }  // the first page
  }
  // snippet.end

  private func ask(after row: Row?) {
    if row?.id == news.rows.last?.id || row == nil { Task { await news.askForMore() } }
  }
}

// MARK: To replace by your own

/// The request of the page.
nonisolated func requestNews(after count: Int) -> Signal<NewsPage, Offline> {
  let hours = (count..<min(count + 2, 9)).map { number in 9 - number }
  return .just(NewsPage(rows: hours.map { hour in Row(hour: hour) }, total: 9))
}

/// Some rows, and how many there are in all.
nonisolated struct NewsPage: Sendable {
  let rows: [Row]
  let total: Int
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
