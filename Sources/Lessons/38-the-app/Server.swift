import LessonKit
import ReactiveCore

/// The museum's server, as the app sees it: each request is a cold signal.
struct Server: Sendable {
  let isOnline = Property(true)
  let token: @Sendable (Proof) -> Signal<Token, LogInError>
  var page: @Sendable (_ words: String, _ number: Int) -> Signal<Page, Offline>
  let story: @Sendable (Museum.Picture) -> Signal<String, Never>
}
enum Proof {
  case password(String, of: String, oneTimeCode: String)
  case browser(code: String)
}
enum LogInError: Error { case wrongPassword, codeNeeded, wrongCode }
enum Offline: Error { case noNetwork }
struct Token { let visitor: String }
struct Page { let pictures: [Museum.Picture], total: Int }

extension Page: CustomStringConvertible {
  var description: String { "\(pictures.count) of \(total)" }
}

extension Page {
  /// What was found so far, and a page below it.
  static func + (found: Page, page: Page) -> Page {
    Page(pictures: found.pictures + page.pictures, total: page.total)
  }
}

extension Server {
  init(_ museum: Museum, on clock: any TimedScheduler) {
    token = { Signal.timer(after: .ticks(4), sending: $0, on: clock).flatMap(museum.check) }
    page = { [isOnline] words, number in
      Signal.timer(after: .ticks(4), sending: museum.page(number, of: words), on: clock)
        .flatMap { page in isOnline.value ? .just(page) : .failed(.noNetwork) }
    }
    story = { .timer(after: .ticks(4), sending: $0.story, on: clock) }
  }
}

extension Museum {
  fileprivate func check(_ proof: Proof) -> Signal<Token, LogInError> {
    switch proof {
    case .password(let password, let name, let code):
      let member = members.first { ($0.name, $0.password) == (name.lowercased(), password) }
      guard let member else { return .failed(.wrongPassword) }
      if (member.oneTimeCode ?? code) == code { return .just(Token(visitor: member.name)) }
      return .failed(code.isEmpty ? .codeNeeded : .wrongCode)
    case .browser(let code):
      let member = members.first { $0.browserCode == code }
      return member.map { .just(Token(visitor: $0.name)) } ?? .failed(.wrongCode)
    }
  }

  fileprivate func page(_ number: Int, of words: String) -> Page {
    let found = pictures.filter { $0.mentions(words) }
    return Page(pictures: Array(found.dropFirst(3 * number - 3).prefix(3)), total: found.count)
  }
}
