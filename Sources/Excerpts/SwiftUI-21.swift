import AppBridge
import ReactiveCore
import SwiftUI

// snippet.view
struct TitleView: View {
  @Bindable var title: Editable<String>  // Editable(photoTitle)

  var body: some View { TextField("Title", text: $title.value) }
}
// snippet.end
