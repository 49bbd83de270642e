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
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let list = news.list.value
    if path.row == list.count - 1 { news.nextPage.execute(()) }
    let cell = table.dequeueReusableCell(withIdentifier: "news", for: path)
    (cell as? NewsCell)?.show(list[path.row])
    return cell
  }
  // snippet.end

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
      .just((0..<2).map { number in Row(hour: 9 - list.value.count - number) })
    }
    nextPage.values.subscribe { [list] page in list.value += page }
  }
}

struct Row: Identifiable, Sendable {
  let hour: Int

  var id: Int { hour }
  var text: String { "the news of \(hour)" }
}

enum Offline: Error { case inTunnel }
