import LessonKit
import ReactiveCore

enum Offline: Error { case inTunnel }

/// Some hours of the news: what the server answers, and what the list has.
// snippet.news
struct News: Sendable {
  var hours: [Int] = []
  var total = Int.max  // how many there are on the server
  var maxTime = 9  // the hour at which the next page begins

  var isWhole: Bool { hours.count >= total }

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
  let newest = Property(9)  // the newest hour on the server; the oldest is 4

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

  /// Asks for a page by its number.
  func request(page number: Int) -> Signal<News, Offline> {
    request("page \(number)") { newest in newest - 2 * (number - 1) }
  }

  /// Asks for the page that begins with an hour.
  func request(from hour: Int) -> Signal<News, Offline> {
    request("from \(hour):00") { newest in hour }
  }

  /// Answers after two ticks, unless the train is in the tunnel then.
  private func request(
    _ name: String, first: @escaping @Sendable (_ newest: Int) -> Int
  ) -> Signal<News, Offline> {
    let answer = Signal<Void, Offline>.timer(after: .ticks(2), sending: (), on: clock)
      .flatMap { [clock, newest] _ -> Signal<News, Offline> in
        if (5...7).contains(clock.tick) { return .failed(.inTunnel) }
        let hour = first(newest.value)
        let total = newest.value - 3
        return .just(News(hours: [hour, hour - 1], total: total, maxTime: hour - 2))
      }
      .handleEvents(subscribed: { [clock] in
        print("tick \(clock.tick):   \(name) is asked for")
      })
    return chart.watch(name, answer)
  }
}

extension News: CustomStringConvertible {
  var description: String { "\(hours)" }
}
