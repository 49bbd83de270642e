/// Lets other tasks run until a condition holds, a million times at most.
///
/// It counts turns, not time: when other tests hold all threads, nobody gets a turn, however long
/// that takes.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<1_000_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
}
