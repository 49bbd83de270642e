import ReactiveCore
import UIKit

final class NewsTable: UITableViewController {
  let news = NewsViewModel()
  private let bag = DisposeBag()

  // snippet.table
  override func viewDidLoad() {
    super.viewDidLoad()
    news.list.signal.subscribe { [weak self] list in
      MainActor.assumeIsolated { self?.tableView.reloadData() }
    }.disposed(by: bag)
    news.nextPage.execute(())  // the first page
  }

  override func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if path.row == news.list.value.count - 1 { news.nextPage.execute(()) }
  }
  // snippet.end

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "news", for: path)
    (cell as? NewsCell)?.show(news.list.value[path.row])
    return cell
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    news.list.value.count
  }
}

final class NewsCell: UITableViewCell {
  private let newsLabel = UILabel()

  func show(_ row: Row) { newsLabel.text = row.text }
}

/// The view model of the page, with one section.
struct NewsViewModel: Sendable {
  let list = Property<[Row]>([])
  let nextPage: Command<Void, [Row], Offline>

  init() {
    nextPage = Command { [list] in
      let oldest = 9 - list.value.count
      let page = (0..<2).map { number in oldest - number }.filter { hour in hour > 0 }
      return .just(page.map { hour in Row(hour: hour) }).observe(on: QueueScheduler.main)
    }
    // snippet.end-of-data
    nextPage.values.subscribe { [list] page in
      if !page.isEmpty { list.value += page }  // an empty page: there is no more
    }
    // snippet.end
  }
}

struct Row: Identifiable, Sendable {
  let hour: Int

  var id: Int { hour }
  var text: String { "the news of \(hour)" }
}

enum Offline: Error { case inTunnel }
