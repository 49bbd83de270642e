extension Disposable {
  /// Makes a disposable that is disposed with this one, if not before.
  func child() -> Disposable {
    let child = Disposable()
    add(child)
    return child
  }
}
