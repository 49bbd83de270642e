// Lesson 28 · Tables, rows and pages
//
// Ada reads the hourly news on a train. The list grows by a page at a time, and
// there is a tunnel. Run me: make lesson-28

import LessonKit
import ReactiveCore

lesson(28, "Tables, rows and pages")

enum Offline: Error { case inTunnel }
let clock = VirtualScheduler()
let chart = Chart(clock)
let reloads = Counter()

/// What the server answers: two hours, how many there are in all, and the hour
/// at which page 1 begins.
typealias Page = (hours: [Int], total: Int, maxTime: Int)

/// Answers two ticks after a request.
///
/// From tick 5 to tick 7 the train is in a tunnel: an answer that would come
/// then is a failure.
func request(_ page: Int, maxTime: Int) -> Signal<Page, Offline> {
  print("tick \(clock.tick): page \(page) is asked for")
  let hour = maxTime - 2 * (page - 1)
  let answer = Page([hour, hour - 1], total: 4, maxTime: maxTime)
  return .timer(after: .ticks(2), sending: answer, on: clock)
    .flatMap { (5...7).contains(clock.tick) ? .failed(.inTunnel) : .just($0) }
}

// snippet.rows
/// What a table has to know of one row.
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
typealias Section = (headerHeight: Int, list: [RowViewModel])

struct NewsViewModel: Sendable {
  let sections = Property<[Section]>([(headerHeight: 1, list: [])])
  let needsRefresh = Property(false)
  let isLoading = Property(false)
  private let lastPage = Property<Page?>(nil)
  var hours: [Int] { sections.value[0].list.map(\.hour) }

  /// Asks for the page that comes after the rows, and adds it to them.
  // snippet.load
  func nextPage() -> Signal<Page, Offline> {
    let page = hours.count / 2 + 1
    let (_, total, maxTime) = lastPage.value ?? ([], total: .max, maxTime: 9)
    if hours.count >= total { return .empty }
    let answer = chart.watch("page \(page)", request(page, maxTime: maxTime))
    return answer.handleEvents(
      subscribed: { isLoading.value = true },
      next: { new in
        lastPage.value = new
        sections.value[0].list += new.hours.map { RowViewModel(hour: $0) }
        needsRefresh.value = true
      },
      failed: { error in print("  failed: \(error)") },
      disposed: { isLoading.value = false })
  }
  // snippet.end
}

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
chart.record("rows", news.sections.signal.map { $0[0].list.count })
screen.load()
for tick in [4, 8, 9, 13] { clock.at(tick) { screen.scrolls.send(()) } }
clock.run()
print("the table shows \(news.hours), reloads: \(reloads.count)")

heading("The same, drawn")
draw("without a command", chart.drawing)

heading("Ada likes a row")
// snippet.like
screen.cells.value[1].tapLike()
// snippet.end

heading("With a command")
// snippet.command
let careful = NewsViewModel()
let nextPage = Command { careful.nextPage() }
for _ in 1...2 { nextPage.execute(()).subscribe() }
// snippet.end
clock.run()
print("the table shows \(careful.hours)")

heading("Common mistake: the rows change, and the flag does not")
// snippet.mistake
news.sections.value[0].list = []
print("reloads: \(reloads.count)")
// snippet.end
