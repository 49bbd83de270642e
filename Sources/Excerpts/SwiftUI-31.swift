import Observation
import SwiftUI

struct SearchView: View {
  @State private var text = ""
  @State private var answer = ""

  // snippet.body
  var body: some View {
    TextField("City", text: $text)
      .task(id: text) {
        guard !text.isEmpty else { return answer = "" }
        do {
          try await Task.sleep(for: .milliseconds(300))
          let city = try await findCity(text)
          if !Task.isCancelled { answer = city }
        } catch {
          guard !Task.isCancelled else { return }
          answer = error is NoSuchCity ? "no such city" : "try again later"
        }
      }
    Text(answer)
  }
  // snippet.end
}

struct NoSuchCity: Error {}

/// The request of the page.
func findCity(_ text: String) async throws -> String { "\(text)!" }

/// What an `@Observable` object holds, as a sequence.
@available(iOS 26, *)
@MainActor func texts(of box: Box) -> Observations<String, Never> { Observations { box.text } }

@MainActor @Observable final class Box { var text = "" }
