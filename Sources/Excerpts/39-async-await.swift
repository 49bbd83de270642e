import Observation
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

@MainActor @Observable final class CityFinder {
  private(set) var found = (text: "", city: "")

  func find(_ text: String) async {
    if text == found.text { return }  // the view has come back
    if (try? await Task.sleep(for: .milliseconds(300))) == nil { return }  // a newer text
    let city = (try? await findCity(text)) ?? "no answer"
    if !Task.isCancelled { found = (text, city) }
  }
}

// MARK: To replace by your own

/// The request of the page.
nonisolated func findCity(_ text: String) async throws -> String { "\(text)!" }
