import ReactiveCore
import UIKit

// MARK: UIKit

final class AnswersController: UIViewController {
  private var task: Task<Void, Never>?

  init(_ answers: Signal<String, Never>) {
    super.init(nibName: nil, bundle: nil)
    task = Task { [weak self] in
      for await answer in answers.values { self?.title = answer }
    }
  }
  required init?(coder: NSCoder) { nil }
  deinit { task?.cancel() }
}
