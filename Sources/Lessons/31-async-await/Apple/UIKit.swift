import ReactiveCore
import UIKit

// snippet.controller
final class SearchController: UIViewController {
  var answers = Signal<String, Never>.never
  private let answerLabel = UILabel()
  private var task: Task<Void, Never>?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task { [weak self, answers] in
      for await answer in answers.values { self?.answerLabel.text = answer }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
// snippet.end
