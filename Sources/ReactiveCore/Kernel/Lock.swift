import Synchronization

/// A mutual exclusion lock around a value.
///
/// Nobody else's code may run while it is held (law 7): not a handler, and not the `deinit` of a
/// value either. So what leaves the state is returned from `withLock`, and dies outside.
typealias Lock = Mutex
