import AppBridge
import ReactiveCore
import UIKit

final class PriceController: UIViewController {
  private let field = UITextField()
  private let priceLabel = UILabel()

  // snippet.controller
  override func viewDidLoad() {
    super.viewDidLoad()
    field.signal(for: .editingDidEndOnExit, \.text)
      .flatMapLatest { word in search(word ?? "").catch(justReturn: "no price") }
      .asDriver().drive(priceLabel, \.text)
  }
  // snippet.end
}

/// The request of the page.
nonisolated func search(_ word: String) -> Signal<String, SearchError> { .failed(.offline) }

nonisolated enum SearchError: Error { case offline }
