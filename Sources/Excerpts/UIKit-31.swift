import ReactiveCore
import UIKit

final class SearchController: UIViewController {
  init(_ answers: Signal<String, Never>) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // snippet.controller
  private let answers: Signal<String, Never>
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
  // snippet.end
}
