import AppBridge
import ReactiveCore
import SwiftUI

// snippet.view
struct AccountView: View {
  @State private var amount: Latest<String>

  init(_ account: Driver<String>) {
    _amount = State(initialValue: Latest(initial: "", then: account))
  }

  var body: some View { Text(amount.value) }
}
// snippet.end
