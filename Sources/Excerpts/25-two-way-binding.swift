import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class TitleController: UIViewController {
  private let field = UITextField()
  private let bag = DisposeBag()

  init(title: Property<String>) {
    super.init(nibName: nil, bundle: nil)
    title.bindTwoWay(with: field).disposed(by: bag)
  }
  required init?(coder: NSCoder) { nil }
}

// MARK: SwiftUI

struct TitleView: View {
  @Bindable var title: Editable<String>  // Editable(photo.title), made and kept where the photo is

  var body: some View { TextField("Title", text: $title.value) }
}
