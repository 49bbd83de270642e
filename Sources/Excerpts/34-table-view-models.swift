import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class RowSource: UITableViewDiffableDataSource<Int, Row.ID> {
  private let bag = DisposeBag()

  func follow(_ rows: Driver<[Row.ID]>) {
    rows.drive(with: self) { source, rows in
      var next = NSDiffableDataSourceSnapshot<Int, Row.ID>()
      next.appendSections([0])
      next.appendItems(rows)
      next.reconfigureItems(rows.filter(Set(source.snapshot().itemIdentifiers).contains))
      source.apply(next)
    }.disposed(by: bag)
  }
}

// MARK: SwiftUI

struct NewsList: View {
  let rows: Latest<[Row]>  // Latest(rows), made and kept where the rows are

  var body: some View {
    List { ForEach(rows.value) { row in Text(row.text) } }
  }
}

// MARK: To replace by your own

nonisolated struct Row: Identifiable, Sendable {
  let id: Int
  var text: String
}
