import Observation
import ReactiveCore
import SwiftUI

@MainActor @Observable final class News {
  private(set) var list: [Row] = []
  private let viewModel = NewsViewModel()
  private let bag = DisposeBag()

  // snippet.model
  init() {
    viewModel.list.signal.subscribe { [weak self] list in
      MainActor.assumeIsolated { self?.list = list }
    }.disposed(by: bag)
  }

  func show(_ row: Row) {
    if row.id == list.last?.id { viewModel.nextPage.execute(()) }
  }
  // snippet.end
}

struct NewsView: View {
  let news: News

  // snippet.body
  var body: some View {
    List(news.list) { row in
      Text(row.text).onAppear { news.show(row) }
    }
  }
  // snippet.end
}
