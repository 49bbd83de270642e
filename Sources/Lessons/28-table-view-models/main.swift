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
/// A trip takes 20 ticks. From tick 5 to tick 7 of it the train is in a tunnel:
/// an answer that would come then is a failure.
func request(_ page: Int, maxTime: Int?) -> Signal<Page, Offline> {
  print("tick \(clock.tick): page \(page) is asked for")
  let newest = maxTime ?? 9
  let hour = newest - 2 * (page - 1)
  let answer = Page([hour, hour - 1], total: 4, maxTime: newest)
  return .timer(after: .ticks(2), sending: answer, on: clock)
    .flatMap { page in
      (5...7).contains(clock.tick % 20) ? .failed(.inTunnel) : .just(page)
    }
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
struct SectionViewModel: Sendable {
  let headerHeight = 1
  var list: [RowViewModel] = []
}

struct NewsViewModel: Sendable {
  let sections = Property([SectionViewModel()])
  let needsRefresh = Property(false)
  let isLoading = Property(false)
  private let lastPage = Property<Page?>(nil)
  var hours: [Int] { sections.value[0].list.map(\.hour) }

  /// Asks for the page that comes after the rows, and adds it to them.
  // snippet.load
  func nextPage() -> Signal<Page, Offline> {
    if let total = lastPage.value?.total, hours.count >= total {
      print("tick \(clock.tick): there are no more than \(total) hours")
      return .empty
    }
    let page = hours.count / 2 + 1
    let answer = request(page, maxTime: lastPage.value?.maxTime)
    return chart.watch("page \(page)", answer).handleEvents(
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

final class NewsController: TableController {
  let viewModel: NewsViewModel
  let cells = Property<[NewsCell]>([])
  let scrolls = Subject<Void, Never>()
  init(viewModel: NewsViewModel) { self.viewModel = viewModel }
}

// snippet.cell
final class NewsCell: TableCell, Sendable {
  // snippet.hide
  private let row: RowViewModel
  private let label = Property("")
  private let bag = DisposeBag()
  var description: String { "\(label.value) (\(row.height ?? 1))" }
  // snippet.show

  init(row: RowViewModel) {
    self.row = row
    row.text.bind(to: label).disposed(by: bag)
    label.signal.skip(1).subscribe { text in print("  a cell shows \(text)") }
  }

  func tapLike() { row.isLiked.value.toggle() }
}
// snippet.end

/// Ada scrolls to the end at ticks 4, 8, 9 and 13 of a trip.
func ride(from start: Int, _ ask: @escaping @Sendable () -> Void) {
  for tick in [4, 8, 9, 13] { clock.at(start + tick, ask) }
  clock.run()
}

heading("Ada scrolls, and scrolls again")
let news = NewsController(viewModel: NewsViewModel())
chart.record("rows", news.viewModel.sections.signal.map { $0[0].list.count })
news.load()
ride(from: 0) { news.scrolls.send(()) }
print("the table shows \(news.viewModel.hours), reloads: \(reloads.count)")

heading("The same, drawn")
draw("without a command", chart.drawing)

heading("Ada likes a row")
// snippet.like
news.cells.value[1].tapLike()
// snippet.end

heading("On the way back, with a command")
let careful = NewsViewModel()
let nextPage = Command { careful.nextPage() }
@Sendable func loadOnce() {
  nextPage.execute(()).subscribe(failed: { error in
    if case .disabled = error { print("  refused: a page is on its way") }
  })
}
loadOnce()
ride(from: 20) { loadOnce() }
print("the table shows \(careful.hours)")

heading("Common mistake: the rows change, and the flag does not")
// snippet.mistake
news.viewModel.sections.value[0].list = []
print("reloads: \(reloads.count)")
// snippet.end
