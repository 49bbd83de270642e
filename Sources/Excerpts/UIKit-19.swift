import AppBridge
import ReactiveCore
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.request
nonisolated func request(_ url: URL) -> Signal<String, any Error> {
  Signal { subscriber in
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      if let error { return subscriber.fail(error) }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      if status >= 400 { return subscriber.fail(URLError(.badServerResponse)) }
      subscriber.send(String(decoding: data ?? Data(), as: UTF8.self))
      subscriber.complete()
    }
    task.resume()
    return Disposable { task.cancel() }
  }
}
// snippet.end

final class MessagesController: UIViewController {
  private let address: URL
  private let label = UILabel()
  private let bag = DisposeBag()

  init(address: URL) {
    self.address = address
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet.use
    request(address).catch { error in .just(error.localizedDescription) }
      .asDriver().drive(label, \.text).disposed(by: bag)
    // snippet.end
  }
}
