// Lesson 28 · Tables, rows and pages
//
// Ada reads the hourly news on a train. The list grows by a page at a time, and
// there is a tunnel. Run me: make lesson-28

import LessonKit
import ReactiveCore

lesson(28, "Tables, rows and pages")

enum Offline: Error { case inTunnel }

/// Answers two ticks after a request, with two hours.
///
/// From tick 5 to tick 7 the train is in a tunnel: an answer that would come
/// then is a failure.
struct Server: Sendable {
  let clock: VirtualScheduler
  let chart: Chart

  func page(_ page: Int, maxTime: Int) -> Signal<[Int], Offline> {
    print("tick \(clock.tick): page \(page) is asked for")
    let hour = maxTime - 2 * (page - 1)
    let answer: Signal<[Int], Offline> = Signal.timer(
      after: .ticks(2), sending: [hour, hour - 1], on: clock
    ).flatMap { [clock] hours in
      (5...7).contains(clock.tick) ? .failed(.inTunnel) : .just(hours)
    }
    return chart.watch("page \(page)", answer)
  }
}

struct NewsViewModel: TableViewModel {
  let server: Server
  let sections = Property([SectionViewModel(headerHeight: 1, list: [])])
  let needsRefresh = Property(false)

  // snippet.load
  func loadNextPage() {
    let list = sections.value[0].list
    let page = list.count / 2 + 1
    server.page(page, maxTime: list.first?.hour ?? 9).subscribe { hours in
      sections.value[0].list += hours.map { hour in RowViewModel(hour: hour) }
      needsRefresh.value = true
    } failed: { error in
      print("  failed: \(error)")
    }
  }
  // snippet.end

  var reload: Signal<Void, Never> {
    needsRefresh.signal.filter { isNeeded in isNeeded }.map { _ in () }
  }
}

// snippet.controller
final class NewsController<ViewModel: TableViewModel>: TableController {
  struct Cell: TableCell {
    let row: RowViewModel
    var words: String { "\(row.text) (\(row.height))" }
  }
  let viewModel: ViewModel
  let reloads = Counter()
  init(_ viewModel: ViewModel) { self.viewModel = viewModel }
}
// snippet.end

func readOnTheTrain(_ news: some TableController, _ clock: VirtualScheduler) {
  news.load()
  for tick in [4, 8, 9] {
    clock.at(tick) {
      print("tick \(tick): Ada scrolls to the end")
      news.viewModel.loadNextPage()
    }
  }
  clock.run()
  let hours = news.viewModel.sections.value[0].list.map(\.hour)
  print("the table shows \(hours), reloads: \(news.reloads.count)")
}

heading("Ada scrolls, and scrolls again")
let clock = VirtualScheduler()
let chart = Chart(clock)
let news = NewsController(
  NewsViewModel(server: Server(clock: clock, chart: chart)))
chart.record("rows", news.viewModel.sections.signal.map { $0[0].list.count })
readOnTheTrain(news, clock)

heading("The same, drawn")
draw("without a command", chart.drawing)

heading("With a command")
// snippet.command
struct CarefulViewModel: TableViewModel {
  let sections = Property([SectionViewModel(headerHeight: 1, list: [])])
  let nextPage: Command<Void, [Int], Offline>

  init(server: Server) {
    nextPage = Command { [sections] in
      let list = sections.value[0].list
      let page = list.count / 2 + 1
      return server.page(page, maxTime: list.first?.hour ?? 9)
    }
    nextPage.values.subscribe { [sections] hours in
      sections.value[0].list += hours.map { hour in RowViewModel(hour: hour) }
    }
    nextPage.errors.subscribe { error in print("  failed: \(error)") }
  }
  // snippet.hide

  func loadNextPage() {
    nextPage.execute(()).subscribe(failed: { error in
      if case .disabled = error { print("  refused: a page is on its way") }
    })
  }
  // snippet.show

  var reload: Signal<Void, Never> { sections.signal.skip(1).map { _ in () } }
}
// snippet.end
let carefulClock = VirtualScheduler()
let carefulServer = Server(clock: carefulClock, chart: Chart(carefulClock))
let careful = NewsController(CarefulViewModel(server: carefulServer))
readOnTheTrain(careful, carefulClock)

heading("Common mistake: the rows change, and the flag does not")
// snippet.mistake
news.viewModel.sections.value[0].list = []
print("the flag's table: reloads: \(news.reloads.count)")
careful.viewModel.sections.value[0].list = []
print("the rows' table: reloads: \(careful.reloads.count)")
// snippet.end
