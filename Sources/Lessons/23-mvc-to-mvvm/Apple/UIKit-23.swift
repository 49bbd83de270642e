import ReactiveCore
import UIKit

// snippet.controller
final class PersonController: UIViewController {
  var viewModels = Signal<PersonViewModel, Never>.never
  private let nameLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModels.subscribe { [weak self] viewModel in
      MainActor.assumeIsolated { self?.nameLabel.text = viewModel.nameText }
    }.disposed(by: bag)
  }
}
// snippet.end

/// What these two need of the page's view model.
struct PersonViewModel: Sendable {
  let nameText: String
}
