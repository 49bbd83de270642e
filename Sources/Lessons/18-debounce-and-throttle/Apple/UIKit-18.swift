import ReactiveCore
import UIKit

final class CityController: UIViewController {
  private let typed = Subject<String, Never>()
  private let field = UITextField()
  private let cityLabel = UILabel()

  // snippet.controller
  func search(on clock: some TimedScheduler) {
    let changed = UIAction { [weak self] action in
      if let self { typed.send(field.text ?? "") }
    }
    field.addAction(changed, for: .editingChanged)
    typed.signal.debounce(.milliseconds(300), on: clock)
      .flatMapLatest { text in findCities(with: text) }
      .subscribe { [weak self] text in
        Task { @MainActor in self?.cityLabel.text = text }
      }
  }
  // snippet.end
}

/// The request of the page.
func findCities(with text: String) -> Signal<String, Never> { .just(text) }
