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
    train.request(from: list.value.maxTime)
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

heading("The same, drawn")
draw("each scroll", train.chart.drawing)

heading("A command makes one at a time")
let secondTrain = Train()
let calmNews = NewsViewModel(train: secondTrain)
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

heading("Common mistake: a page's number, while news come in on top")
// snippet.mistake
var hours = [9, 8, 7, 6, 5, 4]  // on the server
print("page 1: \(hours[0..<2])")
hours.insert(10, at: 0)  // an hour later
print("page 2: \(hours[2..<4])")
print("from 7:00: \(hours.filter { hour in hour <= 7 }.prefix(2))")
// snippet.end
