// The core's `Lock` is public in the page alone, where there is no `Mutex`.
#if !hasFeature(Embedded)
  import Synchronization

  typealias Lock = Mutex
#endif
