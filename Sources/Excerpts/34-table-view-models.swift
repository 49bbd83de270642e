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
    source.apply(snapshot, animatingDifferences: tableView.window != nil)
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

  init(_ request: @escaping @Sendable (Row?) -> Signal<NewsPage, Offline> = requestNews) {
    nextPage = Command(enabledIf: isOver.signal.map { isOver in !isOver }) { [list] in
      request(list.value.last)
    }
    // snippet.end-of-data
    nextPage.values.subscribe { [list] page in list.value += page.rows }
    nextPage.values.map { page in page.isLast }.bind(to: isOver)
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
  /// The request of the page: it is given the last row that is there.
  @ObservationIgnored private let request: @Sendable (Row?) async throws(Offline) -> NewsPage

  init(_ request: @escaping @Sendable (Row?) async throws(Offline) -> NewsPage) {
    self.request = request
  }

  // snippet.model
  func askForMore() async {
    if isAsking || isOver { return }
    (isAsking, failure) = (true, nil)
    do throws(Offline) { add(try await request(rows.last)) } catch { failure = error.words }
    isAsking = false
  }
  // snippet.end

  private func add(_ page: NewsPage) {
    rows += page.rows
    isOver = page.isLast
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

/// The request of the page: it asks for the news that are older than a row, or for the newest.
@Sendable nonisolated func requestNews(after row: Row?) -> Signal<NewsPage, Offline> {
  let older = 1..<(row?.hour ?? 10)
  let rows = older.suffix(2).reversed().map { hour in Row(hour: hour) }
  return .just(NewsPage(rows: rows, isLast: older.count <= 2))
}

/// Some rows, and whether there are no older ones.
nonisolated struct NewsPage: Sendable {
  let rows: [Row]
  let isLast: Bool
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
