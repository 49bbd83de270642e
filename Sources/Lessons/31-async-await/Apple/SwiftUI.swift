import SwiftUI

struct SearchView: View {
  @State private var text = ""
  @State private var answer = ""

  // snippet.body
  var body: some View {
    TextField("City", text: $text)
      .task(id: text) {
        do {
          try await Task.sleep(for: .milliseconds(300))
          answer = try await findCity(text)
        } catch {
          // Somebody has typed on, or there is no such city.
        }
      }
    Text(answer)
  }
  // snippet.end
}

/// The request of the page.
func findCity(_ text: String) async throws -> String { "\(text)!" }
