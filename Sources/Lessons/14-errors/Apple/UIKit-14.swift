import ReactiveCore
import UIKit

final class PriceController: UIViewController {
  private let words = Subject<String, Never>()
  private let field = UITextField()
  private let priceLabel = UILabel()

  // snippet.controller
  override func viewDidLoad() {
    super.viewDidLoad()
    let entered = UIAction { [weak self] action in
      if let self { words.send(field.text ?? "") }
    }
    field.addAction(entered, for: .editingDidEndOnExit)
    words.signal
      .flatMapLatest { word in search(word).catch(justReturn: "no price") }
      .subscribe { [weak self] text in
        Task { @MainActor in self?.priceLabel.text = text }
      }
  }
  // snippet.end
}

/// The request of the page.
func search(_ word: String) -> Signal<String, SearchError> { .failed(.offline) }

enum SearchError: Error { case offline }
