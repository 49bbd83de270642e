import ReactiveCore
import SwiftUI

// snippet.view
struct PersonView: View {
  let viewModels: Signal<PersonViewModel, Never>
  @State private var nameText = ""

  var body: some View {
    Text(nameText)
      .task {
        for await viewModel in viewModels.values { nameText = viewModel.nameText }
      }
  }
}
// snippet.end
