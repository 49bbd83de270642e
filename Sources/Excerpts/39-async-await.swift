import SwiftUI
import UIKit

// MARK: UIKit

final class AnswerController: UIViewController {
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task { [weak self] in
      let city = try? await findCity("Bern")
      self?.title = city ?? "no answer"
    }
  }
  deinit { task?.cancel() }
}

// MARK: SwiftUI

struct CityView: View {
  @State private var text = ""
  @State private var cities = ["": ""]  // the city that was found for each text

  var body: some View {
    Text(cities[text] ?? "no answer yet")
    TextField("City", text: $text).task(id: text) { [text] in
      if cities[text] != nil { return }
      if (try? await Task.sleep(for: .milliseconds(300))) == nil { return }  // a newer text
      cities[text] = try? await findCity(text)
    }
  }
}

// MARK: To replace by your own

/// The request of the page.
nonisolated func findCity(_ text: String) async throws -> String { "\(text)!" }
