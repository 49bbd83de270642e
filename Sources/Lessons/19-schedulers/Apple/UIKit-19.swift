import ReactiveCore
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.request
func request(_ url: URL) -> Signal<Data, any Error> {
  Signal { subscriber in
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      if let error { return subscriber.fail(error) }
      subscriber.send(data ?? Data())
      subscriber.complete()
    }
    task.resume()
    return Disposable { task.cancel() }
  }
}
// snippet.end

final class MessagesController: UIViewController {
  var address = URL(filePath: "/")
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet.use
    request(address).map { data in "\(data.count) bytes" }.catch(justReturn: "offline")
      .observe(on: QueueScheduler.main).subscribe { [weak self] text in
        MainActor.assumeIsolated { self?.label.text = text }
      }.disposed(by: bag)
    // snippet.end
  }
}
