// Lesson 33 · A list, page by page
//
// Ada reads the hourly news on a train. Whenever she scrolls to the end, the
// next page is asked for; but there is a tunnel. Run me: make lesson-33

import LessonKit
import ReactiveCore

lesson(33, "A list, page by page")

// snippet.view-model
struct NewsViewModel: Sendable {
  let list = Property(News())
  let train: Train

  /// Asks for the page that comes after the rows, and adds it to them.
  func nextPage() -> Signal<News, Offline> {
    train.request(page: list.value.hours.count / 2 + 1)
      .handleEvents(next: { page in list.value.add(page) })
  }
}
// snippet.end

heading("Each scroll makes a request")
let train = Train()
let news = NewsViewModel(train: train)
train.chart.record("list", news.list.signal.skip(1))
// snippet.scroll
train.ride {
  if news.list.value.isWhole { return }
  news.nextPage().subscribe(failed: { error in print("  failed: \(error)") })
}
print("the list: \(news.list.value)")
// snippet.end

heading("A command makes one at a time")
let secondTrain = Train()
let calmNews = NewsViewModel(train: secondTrain)
secondTrain.chart.record("list", calmNews.list.signal.skip(1))
// snippet.command
let isPart = calmNews.list.signal.map { list in !list.isWhole }
let more = Command(enabledIf: isPart) { calmNews.nextPage() }
more.errors.subscribe { error in print("  failed: \(error)") }
more.isExecuting.skip(1).subscribe { isExecuting in
  print("  footer: \(isExecuting ? "loading" : "hidden")")
}
secondTrain.ride { more.execute(()) }
print("the list: \(calmNews.list.value)")
// snippet.end

heading("The two rides, drawn")
draw("each scroll", train.chart.drawing)
draw("a command", secondTrain.chart.drawing)

heading("Common mistake: a page's number, while news come in on top")
/// Asks for two pages; between them the news of 10:00 come in on the server.
func read(_ request: @escaping (Train, News) -> Signal<News, Offline>) -> News {
  let train = Train()
  let list = Property(News())
  for newest in [9, 10] {
    train.newest.value = newest
    request(train, list.value).subscribe { page in list.value.add(page) }
    train.clock.advance(ticks: 20)  // past the tunnel
  }
  return list.value
}
// snippet.mistake
let byNumber = read { train, list in
  train.request(page: list.hours.count / 2 + 1)
}
print("by its number: \(byNumber)")
let byHour = read { train, list in train.request(from: list.maxTime) }
print("by its hour: \(byHour)")
// snippet.end
