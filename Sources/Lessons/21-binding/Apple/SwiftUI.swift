import Observation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor @Observable final class PhotoModel {
  private(set) var title = ""
  let photoTitle: Property<String>
  private let bag = DisposeBag()

  init(_ photoTitle: Property<String>) {
    self.photoTitle = photoTitle
    photoTitle.signal.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.title = text }
    }.disposed(by: bag)
  }
}
// snippet.end

struct TitleView: View {
  let photo: PhotoModel
  @State private var text = ""

  var body: some View {
    // snippet.body
    TextField("Title", text: $text)
      .onChange(of: text) { photo.photoTitle.value = text }
      .onChange(of: photo.title, initial: true) { text = photo.title }
    // snippet.end
  }
}
