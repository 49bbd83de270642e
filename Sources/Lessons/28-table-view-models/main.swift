// Lesson 28 · Tables, rows and pages
//
// Ada reads the hourly news on a train. The list grows by a page at a time, and
// there is a tunnel. Run me: make lesson-28

import LessonKit
import ReactiveCore

lesson(28, "Tables, rows and pages")

let clock = VirtualScheduler()
let chart = Chart(clock)

// snippet.request
enum Offline: Error { case inTunnel }
let tunnel = 5...7

/// Asks for a page: two hours, counted down from the latest one.
///
/// The answer takes two ticks, and in the tunnel there is none.
func requestPage(_ page: Int, maxTime: Int) -> Signal<[Int], Offline> {
  let hour = maxTime - 2 * (page - 1)
  let answer: Signal<[Int], Offline> = Signal.timer(
    after: .ticks(2), sending: [hour, hour - 1], on: clock
  ).flatMap { hours in
    tunnel.contains(clock.tick) ? .failed(.inTunnel) : .just(hours)
  }
  return chart.watch("page \(page)", answer)
}
// snippet.end

// snippet.view-model
struct NewsViewModel: Sendable {
  let sections = Property([SectionViewModel(headerHeight: 1, list: [])])
  let needsRefresh = Property(false)

  func loadNextPage() {
    let list = sections.value[0].list
    let page = list.count / 2 + 1
    let maxTime = list.first?.hour ?? 9
    let asked = "page \(page), maxTime \(maxTime)"
    print("tick \(clock.tick): \(list.count) rows, so \(asked)")
    requestPage(page, maxTime: maxTime).subscribe { hours in
      let newRows = hours.map { hour in RowViewModel(hour: hour) }
      sections.value[0].list += newRows
      needsRefresh.value = true
    } failed: { error in
      print("  failed: \(error)")
    }
  }
}
// snippet.end

heading("A screen is set up, and Ada scrolls to its end, twice")
// snippet.controller
final class NewsController: TableController {
  struct Cell: TableCell {
    let row: RowViewModel
    func show() { print("    \(row.text), height \(row.height)") }
  }
  let viewModel = NewsViewModel()
  let reloads = Counter()
  func setupData() { viewModel.loadNextPage() }
}
// snippet.end
let news = NewsController()
let rowCount = news.viewModel.sections.signal.map { sections in
  sections[0].list.count
}
chart.record("rows", rowCount)
news.load()
clock.at(4) { news.viewModel.loadNextPage() }
clock.at(8) { news.viewModel.loadNextPage() }
clock.run()
print("reloads: \(news.reloads.count)")

heading("The requests and the rows, drawn")
draw("pages", chart.drawing)

heading("Common mistake: each page is all the rows")
// snippet.mistake
let list = Property([Int]())
for page in 1...2 {
  requestPage(page, maxTime: 9).subscribe { hours in list.value = hours }
  clock.run()
  print("after page \(page) the rows are \(list.value)")
}
// snippet.end
