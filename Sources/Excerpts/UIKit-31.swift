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

  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task { [weak self, answers] in
      for await answer in answers.values { self?.title = answer }
    }
  }
  deinit { task?.cancel() }
  // snippet.end
}
