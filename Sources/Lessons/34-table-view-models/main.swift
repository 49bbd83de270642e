// Lesson 34 · Tables, rows and pages
//
// Ada reads the hourly news on a train. The list grows by a page at a time, and
// there is a tunnel. Run me: make lesson-34

import LessonKit
import ReactiveCore

lesson(34, "Tables, rows and pages")

enum Offline: Error { case inTunnel }
let clock = VirtualScheduler()
let reloads = Counter()

/// What the server answers: two hours, how many there are in all, and the hour
/// at which the next page begins.
typealias Page = (hours: [Int], total: Int, maxTime: Int)

/// Answers two ticks after a request.
///
/// From tick 5 to tick 7 the train is in a tunnel: an answer that would come
/// then is a failure.
func request(_ page: Int, from maxTime: Int) -> Signal<Page, Offline> {
  print("tick \(clock.tick): page \(page) is asked for")
  let answer = Page([maxTime, maxTime - 1], total: 4, maxTime: maxTime - 2)
  return .timer(after: .ticks(2), sending: answer, on: clock)
    .flatMap { (5...7).contains(clock.tick) ? .failed(.inTunnel) : .just($0) }
}

/// What a table has to know of one row.
// snippet.rows
struct RowViewModel: Sendable {
  let hour: Int
  let isLiked = Property(false)
  var text: Signal<String, Never> {
    isLiked.signal.map { [hour] liked in "\(hour):00\(liked ? " ♥" : "")" }
  }
  var height: Int? { hour.isMultiple(of: 2) ? 2 : nil }
}
// snippet.end

/// What a table has to know of one section.
typealias Section = (header: String, height: Int, list: [RowViewModel])

struct NewsViewModel: Sendable {
  let sections = Property<[Section]>([("today", 1, [])])
  let needsRefresh = Property(false)
  let isLoading = Property(false)
  private let last = Property(Page([], total: .max, maxTime: 9))
  var hours: [Int] { sections.value[0].list.map(\.hour) }

  // snippet.load
  /// Asks for the page that comes after the rows, and adds it to them.
  func nextPage() -> Signal<Page, Offline> {
    if hours.count >= last.value.total { return .empty }
    return request(hours.count / 2 + 1, from: last.value.maxTime).handleEvents(
      subscribed: { isLoading.value = true },
      next: { new in
        last.value = new
        sections.value[0].list += new.hours.map { RowViewModel(hour: $0) }
        needsRefresh.value = true
      },
      failed: { error in print("  failed: \(error)") },
      disposed: { isLoading.value = false })
  }
  // snippet.end

  func title(of row: Int) -> String { "the news of \(hours[row]):00" }
}

/// A cell is made for a row's view model, and follows it.
// snippet.table
protocol TableCell: Sendable { init(row: RowViewModel) }

/// A screen with a table: its maker gives it a view model, and says which cells.
final class TableController<Cell: TableCell>: Sendable {
  let cells = Property<[Cell]>([])
  let scrolls = Subject<Void, Never>()
  private let viewModel: NewsViewModel
  init(viewModel: NewsViewModel) { self.viewModel = viewModel }

  func load() {
    setupLayout()
    setupBinding()
    setupData()
  }

  func setupLayout() { print("setupLayout: an empty table") }

  func setupBinding() {
    print("setupBinding: bind, and ask for the first page")
    viewModel.needsRefresh.signal.filter { isNeeded in isNeeded }
      .subscribe { [weak self] _ in self?.reload() }
    viewModel.isLoading.signal.distinctUntilChanged().skip(1)
      .subscribe { print("  footer: \($0 ? "loading" : "hidden")") }
    viewModel.nextPage().subscribe()
  }

  func setupData() {
    print("setupData: listen to what Ada does")
    scrolls.signal.subscribe { [viewModel] in viewModel.nextPage().subscribe() }
  }

  private func reload() {
    print("tick \(clock.tick): reload \(reloads.increment())")
    cells.value = viewModel.sections.value.flatMap { section in
      let new = section.list.map(Cell.init)
      print("    \(section.header) (\(section.height)): \(new)")
      return new
    }
  }

  func didSelect(_ row: Int) { print("  opened: \(viewModel.title(of: row))") }
}
// snippet.end

// snippet.cell
final class NewsCell: TableCell, CustomStringConvertible {
  // snippet.hide
  private let row: RowViewModel
  private let label = Property("")
  var description: String { "\(label.value) (\(row.height ?? 1))" }

  // snippet.show
  init(row: RowViewModel) {
    self.row = row
    row.text.bind(to: label)
    label.signal.skip(1).subscribe { text in print("  a cell shows \(text)") }
  }

  func tapLike() { row.isLiked.value.toggle() }
}
// snippet.end

heading("Ada scrolls, and scrolls again")
let news = NewsViewModel()
let screen = TableController<NewsCell>(viewModel: news)
screen.load()
for tick in [4, 8, 9, 13] { clock.at(tick) { screen.scrolls.send(()) } }
clock.run()
print("the table shows \(news.hours), reloads: \(reloads.count)")

heading("Ada likes a row, and opens it")
// snippet.like
screen.cells.value[1].tapLike()
screen.didSelect(1)
// snippet.end

heading("Common mistake: the rows change, and the flag does not")
// snippet.mistake
news.sections.value[0].list = []
print("reloads: \(reloads.count)")
// snippet.end
