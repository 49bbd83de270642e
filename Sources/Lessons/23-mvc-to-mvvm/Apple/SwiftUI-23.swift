import Observation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor @Observable final class PersonBinder {
  private(set) var nameText = ""
  private let bag = DisposeBag()

  init(_ viewModels: Signal<PersonViewModel, Never>) {
    viewModels.subscribe { [weak self] viewModel in
      MainActor.assumeIsolated { self?.nameText = viewModel.nameText }
    }.disposed(by: bag)
  }
}

struct PersonView: View {
  let binder: PersonBinder

  var body: some View { Text(binder.nameText) }
}
// snippet.end
