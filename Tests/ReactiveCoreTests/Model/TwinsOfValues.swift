import LessonKit
import ReactiveCore

extension Twin {
  /// Operators/Values.
  static let ofValues = [
    Twin("map") { source, _ in
      source.map { "\($0)'" }
    } model: { source, _ in
      source.map { "\($0)'" }
    },
    Twin("map(to:)") { source, _ in
      source.map(to: "c")
    } model: { source, _ in
      source.map { _ in "c" }
    },
    Twin("filter") { source, _ in
      source.filter { $0 != "b" }
    } model: { source, _ in
      source.filter { $0 != "b" }
    },
    Twin("compactMap") { source, _ in
      source.compactMap { $0 == "b" ? nil : "\($0)'" }
    } model: { source, _ in
      source.compactMap { $0 == "b" ? nil : "\($0)'" }
    },
    Twin("scan") { source, _ in
      source.scan("s", +)
    } model: { source, _ in
      source.scan("s", +)
    },
    Twin("reduce") { source, _ in
      source.reduce("s", +)
    } model: { source, _ in
      source.reduce("s", +)
    },
    Twin("collect") { source, _ in
      source.collect().map { $0.joined(separator: ",") }
    } model: { source, _ in
      source.gathering { $0.joined(separator: ",") }
    },
    Twin("last") { source, _ in
      source.last()
    } model: { source, _ in
      source.last()
    },
    Twin("count") { source, _ in
      source.count().map { "\($0)" }
    } model: { source, _ in
      source.gathering { "\($0.count)" }
    },
    Twin("first") { source, _ in
      source.first()
    } model: { source, _ in
      source.take(1)
    },
    Twin("take") { source, stage in
      source.take(stage.count)
    } model: { source, script in
      source.take(script.count)
    },
    Twin("take(while:)") { source, _ in
      source.take { $0 != "b" }
    } model: { source, _ in
      source.take { $0 != "b" }
    },
    Twin("skip") { source, stage in
      source.skip(stage.count)
    } model: { source, script in
      source.skip(script.count)
    },
    Twin("distinctUntilChanged") { source, _ in
      source.distinctUntilChanged()
    } model: { source, _ in
      source.distinctUntilChanged()
    },
    Twin("distinctUntilChanged(by:)") { source, _ in
      source.distinctUntilChanged { $0 < "b" }
    } model: { source, _ in
      source.replacingValues { value, earlier in
        earlier.last.map { $0 < "b" } == (value < "b") ? [] : [.next(value)]
      }
    },
    Twin("handleEvents(subscribed:)") { source, stage in
      stage.notebook.overlooked(source, row: "handler")
    } model: { source, _ in
      source.handleEvents("handler")
    },
    Twin("startWith") { source, _ in
      source.startWith("s")
    } model: { source, _ in
      source.startWith("s")
    },
    Twin("setFailureType(to:)") { source, _ in
      source.catch { _ in Signal<String, Never>.never }.setFailureType(to: DrawnError.self)
    } model: { source, _ in
      source.catch { _ in .never }
    },
  ]
}
