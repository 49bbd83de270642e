import Observation
import ReactiveCore
import SwiftUI

// snippet.news
@MainActor @Observable final class News {
  private(set) var list: [Row] = []
  // snippet.hide
  private let viewModel = NewsViewModel()
  private let bag = DisposeBag()

  init() {
    viewModel.list.signal.subscribe { [weak self] list in
      MainActor.assumeIsolated { self?.list = list }
    }.disposed(by: bag)
  }
  // snippet.show

  func askForMore(after row: Row?) {
    if row?.id == list.last?.id { viewModel.nextPage.execute(()) }
  }
}

struct NewsView: View {
  let news: News

  var body: some View {
    List(news.list) { row in Text(row.text).onAppear { news.askForMore(after: row) } }
      .task { news.askForMore(after: nil) }  // nil: only if there is no row
  }
}
// snippet.end
