import LessonKit
import ReactiveCore

// snippet.server
/// The museum's server, as the app sees it: each request is a cold signal.
struct Server: Sendable {
  let isOnline = Property(true)
  let token: @Sendable (Proof) -> Signal<Token, LogInError>
  var pictures: @Sendable (_ words: String) -> Signal<[Museum.Picture], Offline>
  let story: @Sendable (Museum.Picture) -> Signal<String, Never>
}
// snippet.end

enum Proof {
  case password(String, of: String, oneTimeCode: String)
  case browser(code: String)
}
enum LogInError: Error { case wrongPassword, codeNeeded, wrongCode }
enum Offline: Error { case noNetwork }
struct Token { let visitor: String }

extension Server {
  init(_ museum: Museum, on clock: any TimedScheduler) {
    token = { Signal.timer(after: .ticks(4), sending: $0, on: clock).flatMap(museum.check) }
    pictures = { [isOnline] words in
      let found = museum.pictures.filter { picture in picture.mentions(words) }
      return Signal.timer(after: .ticks(4), sending: found, on: clock)
        .flatMap { found in isOnline.value ? .just(found) : .failed(.noNetwork) }
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
}
