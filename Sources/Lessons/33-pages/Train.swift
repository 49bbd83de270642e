import LessonKit
import ReactiveCore

enum Offline: Error { case inTunnel }

/// Some hours of the news: what the server answers, and what the list has.
// snippet.news
struct News: Sendable, CustomStringConvertible {
  var hours: [Int] = []
  var total = Int.max  // how many there are on the server
  var maxTime = 9  // the hour at which the next page begins

  var isWhole: Bool { hours.count >= total }
  var description: String { "\(hours)" }

  mutating func add(_ page: News) {
    hours += page.hours
    (total, maxTime) = (page.total, page.maxTime)
  }
}
// snippet.end

/// Ada on the train, and the server of the news, whose pages have two hours each.
struct Train: Sendable {
  let clock: VirtualScheduler
  let chart: Chart

  init() {
    clock = VirtualScheduler()
    chart = Chart(clock)
  }

  /// Ada scrolls to the end of the list at these ticks.
  func ride(scroll: @escaping @Sendable () -> Void) {
    for tick in [0, 4, 8, 9, 13, 17] {
      clock.at(tick) {
        print("tick \(tick): Ada scrolls")
        scroll()
      }
    }
    clock.run()
  }

  /// Answers after two ticks, unless the train is in the tunnel then.
  func request(from hour: Int) -> Signal<News, Offline> {
    let page = News(hours: [hour, hour - 1], total: 6, maxTime: hour - 2)
    let answer = Signal<Void, Offline>.timer(after: .ticks(2), sending: (), on: clock)
      .flatMap { [clock] in
        (5...7).contains(clock.tick) ? .failed(.inTunnel) : .just(page)
      }
      .handleEvents(subscribed: { [clock] in
        print("tick \(clock.tick):   from \(hour):00 is asked for")
      })
    return chart.watch("from \(hour)", answer)
  }
}
