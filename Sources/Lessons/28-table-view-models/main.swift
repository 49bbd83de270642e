// Lesson 28 · Tables, rows and pages
//
// Ada reads the hourly news on a train. The list grows by a page at a time, and
// there is a tunnel. Run me: make lesson-28

import LessonKit
import ReactiveCore

lesson(28, "Tables, rows and pages")

// snippet.request
let (clock, tunnel) = (VirtualScheduler(), 5...7)
let chart = Chart(clock)
enum Offline: Error { case inTunnel }
func request(_ page: Int, _ maxTime: Int) -> Signal<[Int], Offline> {
  Signal.timer(after: .ticks(2), sending: maxTime + 2 - 2 * page, on: clock)
    .flatMap { tunnel ~= clock.tick ? .failed(.inTunnel) : .just([$0, $0 - 1]) }
}
// snippet.end

// snippet.view-model
struct NewsViewModel: Sendable {
  let isNeedRefresh = Property(false)
  let sections = Property([(height: 1, list: [(hour: Int, height: Int)]())])
  func loadNextPage(_ why: String) {
    let list = sections.value[0].list
    let (page, maxTime) = (list.count / 2 + 1, list.first?.hour ?? 9)
    print("\(why): tick \(clock.tick), page \(page), maxTime \(maxTime)")
    chart.watch("page \(page)", request(page, maxTime)).subscribe { hours in
      sections.value[0].list += hours.map { ($0, $0 % 2 == 0 ? 2 : 1) }
      isNeedRefresh.value = true
    } failed: {
      print("  failed: \($0), still \(sections.value[0].list.count) rows")
    }
  }
}
// snippet.end

heading("A screen is set up, and Ada scrolls to its end, twice")
// snippet.controller
final class NewsController: TableController {
  struct Cell: TableCell { let row: (hour: Int, height: Int) }
  let viewModel = NewsViewModel()
  func setupData() { viewModel.loadNextPage("setupData") }
}
// snippet.end
// snippet.story
let news = NewsController()
chart.record("rows", news.viewModel.sections.signal.map { $0[0].list.count })
news.load()
for i in [4, 8] { clock.at(i) { news.viewModel.loadNextPage("scroll") } }
clock.run()
// snippet.end

heading("The page requests and the rows, drawn")
draw("pages", chart.drawing)

heading("Common mistake: the new page is all the rows (instead: rows += page)")
// snippet.mistake
for i in 1...2 { request(i, 9).subscribe { print("the rows are \($0)") } }
clock.run()
// snippet.end
