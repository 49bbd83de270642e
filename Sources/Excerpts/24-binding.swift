import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class PhotoController: UIViewController {
  private let titleLabel = UILabel()
  private let shareButton = UIButton(type: .system)
  private let bag = DisposeBag()

  init(title: Property<String>) {
    super.init(nibName: nil, bundle: nil)
    title.driver.drive(titleLabel, \.text).disposed(by: bag)
    title.driver.map { text in !text.isEmpty }.drive(shareButton, \.isEnabled).disposed(by: bag)
  }
  required init?(coder: NSCoder) { nil }
}

// MARK: SwiftUI

struct PhotoView: View {
  let title: Latest<String>  // Latest(photo.title), made and kept where the photo is
  let share: @MainActor () -> Void

  var body: some View {
    Text(title.value)
    Button("Share", action: share).disabled(title.value.isEmpty)
  }
}
