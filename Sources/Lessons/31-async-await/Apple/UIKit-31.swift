import ReactiveCore
import UIKit

// snippet.controller
final class SearchController: UIViewController {
  var answers = Signal<String, Never>.never
  private var task: Task<Void, Never>?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task?.cancel()  // she began to swipe back, and stayed
    task = Task { [weak self, answers] in
      for await answer in answers.values { self?.title = answer }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
// snippet.end
