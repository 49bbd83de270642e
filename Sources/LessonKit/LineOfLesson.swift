import Marbles
import Synchronization

#if canImport(Runtime)
  import Runtime
#endif

extension SourceLine {
  /// The line of the lesson by which something happens now, such as `subscriber.send(8)`.
  ///
  /// The stack tells. It is nil if the library does it, such as a timer that is due, and where a stack
  /// cannot be read.
  static var ofLesson: SourceLine? {
    #if canImport(Runtime)
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      // Finding a name and a line takes long, so each call is looked up alone, and once.
      for depth in 0..<200 {
        guard
          let call = try? Backtrace.capture(
            limit: 2, offset: depth, top: 0, images: Caller.images),
          let address = call.frames.first(where: { _ in true })?.adjustedProgramCounter
        else { return nil }
        let known = Caller.known.withLock { $0[address] }
        let caller =
          known ?? Caller(call.symbolicated(with: Caller.images)?.frames.first?.symbol)
        Caller.known.withLock { $0[address] = caller }
        switch caller {
        case .lesson(let line): return line
        case .clock: return nil
        case .library: continue
        }
      }
    #endif
    return nil
  }
}

#if canImport(Runtime)
  /// The code that calls.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private enum Caller {
    case lesson(SourceLine)

    /// The clock, with work that is due: the line of a lesson that lets time go by does nothing else.
    case clock

    case library

    static let images = ImageMap.capture()
    static let known = Mutex<[Backtrace.Address: Caller]>([:])

    init(_ symbol: SymbolicatedBacktrace.Symbol?) {
      let place = symbol?.sourceLocation
      let isInLesson = ["/Sources/Lessons/", "/Sources/Chapters/"].contains {
        place?.path.contains($0) == true
      }
      if let place, isInLesson, place.line > 0 {
        self = .lesson(SourceLine(place.path, place.line))
      } else if symbol?.name.contains("VirtualScheduler.run") == true {
        self = .clock
      } else {
        self = .library
      }
    }
  }
#endif
