import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

// snippet.controller
final class TitleController: UIViewController {
  private let photoTitle: Property<String>
  private let field = UITextField()
  private let bag = DisposeBag()
  // snippet.hide

  init(_ photoTitle: Property<String>) {
    self.photoTitle = photoTitle
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
  // snippet.show

  override func viewDidLoad() {
    super.viewDidLoad()
    photoTitle.bindTwoWay(with: field).disposed(by: bag)
  }
}
// snippet.end

// MARK: SwiftUI

// snippet.view
struct TitleView: View {
  @Bindable var title: Editable<String>  // Editable(photoTitle)

  var body: some View { TextField("Title", text: $title.value) }
}
// snippet.end
