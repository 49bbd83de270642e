import Observation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor @Observable final class PhotoModel {
  private var shown = ""
  private let photoTitle: Property<String>
  private let bag = DisposeBag()

  var title: String {
    get { shown }
    set { photoTitle.value = newValue }
  }

  init(_ photoTitle: Property<String>) {
    self.photoTitle = photoTitle
    photoTitle.signal.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.shown = text }
    }.disposed(by: bag)
  }
}
// snippet.end

struct TitleView: View {
  @Bindable var photo: PhotoModel

  var body: some View { TextField("Title", text: $photo.title) }
}
