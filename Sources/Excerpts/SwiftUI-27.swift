import AppBridge
import SwiftUI

// snippet.view
struct AccountView: View {
  let amount: Latest<String>  // Latest(initial: "", then: account)

  var body: some View { Text(amount.value) }
}
// snippet.end
