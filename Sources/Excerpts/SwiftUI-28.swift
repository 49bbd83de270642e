import AppBridge
import SwiftUI

@MainActor final class NewsScreen {
  private let news = NewsViewModel()
  let list: Latest<[Row]>

  init() { list = Latest(news.list) }

  func askForMore() { news.askForMore() }
}

// snippet.view
struct NewsView: View {
  @State private var news = NewsScreen()

  var body: some View {
    let rows = news.list.value
    List(rows) { row in
      Text(row.text).onAppear { if row.id == rows.last?.id { news.askForMore() } }
    }
    .onAppear { if rows.isEmpty { news.askForMore() } }  // the first page
  }
}
// snippet.end
