import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class SearchController: UIViewController {
  init(_ answers: Signal<String, Never>) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // snippet.controller
  private let answers: Signal<String, Never>
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task { [weak self, answers] in
      for await answer in answers.values { self?.title = answer }
    }
  }
  deinit { task?.cancel() }
  // snippet.end
}

// MARK: SwiftUI

@MainActor @Observable final class CityBox {
  private(set) var answer = ""
  @ObservationIgnored private var answered = ""
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let request: @Sendable (String) async throws -> String

  init(
    clock: any Clock<Duration> = ContinuousClock(),
    _ request: @escaping @Sendable (String) async throws -> String = findCity
  ) {
    (self.clock, self.request) = (clock, request)
  }

  // snippet.search
  func search(_ text: String) async {
    if text == answered, !text.isEmpty { return }  // the view is seen again
    (answer, answered) = ("", "")
    if text.isEmpty { return }
    do {
      try await clock.sleep(for: .milliseconds(300))
      let city = try await request(text)
      if !Task.isCancelled { (answer, answered) = (city, text) }
    } catch {
      if !Task.isCancelled { answer = error is NoSuchCity ? "no such city" : "try again later" }
    }
  }
  // snippet.end
}

struct SearchView: View {
  @State private var box = CityBox()
  @State private var text = ""

  var body: some View {
    // snippet.body
    TextField("City", text: $text).task(id: text) { await box.search(text) }
    Text(box.answer)
    // snippet.end
  }
}

// MARK: To replace by your own

nonisolated struct NoSuchCity: Error {}

/// The request of the page.
nonisolated func findCity(_ text: String) async throws -> String { "\(text)!" }
