import AppBridge
import SwiftUI

// snippet.view
struct InboxView: View {
  let unread: Latest<Int>  // Latest(unread), made where the property is kept

  var body: some View { Text("\(unread.value) unread") }
}
// snippet.end
