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

/// Answers two ticks after a request, with two hours.
///
/// A trip takes 20 ticks. From tick 5 to tick 7 of it the train is in a tunnel:
/// an answer that would come then is a failure.
func request(_ page: Int, maxTime: Int) -> Signal<[Int], Offline> {
  print("tick \(clock.tick): page \(page) is asked for")
  let hour = maxTime - 2 * (page - 1)
  return .timer(after: .ticks(2), sending: [hour, hour - 1], on: clock)
    .flatMap { hours in
      (5...7).contains(clock.tick % 20) ? .failed(.inTunnel) : .just(hours)
    }
}

// snippet.rows
/// What a table has to know of one row.
struct RowViewModel: Sendable {
  let hour: Int
  var text: String { "\(hour):00" }
  var height: Int { hour.isMultiple(of: 2) ? 2 : 1 }
}

/// What a table has to know of one section.
struct SectionViewModel: Sendable {
  let headerHeight = 1
  var list: [RowViewModel] = []
}
// snippet.end

struct NewsViewModel: Sendable {
  let sections = Property([SectionViewModel()])
  let needsRefresh = Property(false)
  var hours: [Int] { sections.value[0].list.map(\.hour) }

  // snippet.load
  /// Asks for the page that comes after the rows, and adds it to them.
  func nextPage() -> Signal<[Int], Offline> {
    let page = hours.count / 2 + 1
    let answer = request(page, maxTime: hours.first ?? 9)
    return chart.watch("page \(page)", answer).handleEvents(
      next: { new in
        sections.value[0].list += new.map { hour in RowViewModel(hour: hour) }
        needsRefresh.value = true
      }, failed: { error in print("  failed: \(error)") })
  }
  // snippet.end
}

// snippet.protocol
protocol TableCell: CustomStringConvertible { init(row: RowViewModel) }

protocol TableController: AnyObject, Sendable {
  associatedtype Cell: TableCell
  var viewModel: NewsViewModel { get }
}

extension TableController {
  func load() {
    setupLayout()
    setupBinding()
    setupData()
  }

  func setupLayout() { print("setupLayout: an empty table") }

  func setupBinding() {
    print("setupBinding: the flag says when to reload")
    viewModel.needsRefresh.signal.filter { isNeeded in isNeeded }
      .subscribe { [weak self] _ in self?.reload() }
  }

  func setupData() {
    print("setupData: the first page")
    viewModel.nextPage().subscribe()
  }

  private func reload() {
    print("  reload \(reloads.increment())")
    for section in viewModel.sections.value {
      let all = section.list.map { row in " \(Cell(row: row))" }
      print("    header \(section.headerHeight):\(all.joined(separator: ","))")
    }
  }
}
// snippet.end

// snippet.controller
final class NewsController: TableController {
  struct Cell: TableCell {
    let row: RowViewModel
    var description: String { "\(row.text) (\(row.height))" }
  }
  let viewModel = NewsViewModel()
}
// snippet.end

/// Ada scrolls to the end at ticks 4, 8 and 9 of a trip.
func ride(from start: Int, _ ask: @escaping @Sendable () -> Void) {
  for tick in [4, 8, 9] { clock.at(start + tick, ask) }
  clock.run()
}

heading("Ada scrolls, and scrolls again")
let news = NewsController()
chart.record("rows", news.viewModel.sections.signal.map { $0[0].list.count })
news.load()
ride(from: 0) { news.viewModel.nextPage().subscribe() }
print("the table shows \(news.viewModel.hours), reloads: \(reloads.count)")

heading("The same, drawn")
draw("without a command", chart.drawing)

heading("On the way back, with a command")
// snippet.command
let careful = NewsViewModel()
let nextPage = Command { careful.nextPage() }
@Sendable func loadOnce() {
  nextPage.execute(()).subscribe(failed: { error in
    if case .disabled = error { print("  refused: a page is on its way") }
  })
}
// snippet.end
loadOnce()
ride(from: 20) { loadOnce() }
print("the table shows \(careful.hours)")

heading("Common mistake: the rows change, and the flag does not")
// snippet.mistake
news.viewModel.sections.value[0].list = []
print("reloads: \(reloads.count)")
// snippet.end
