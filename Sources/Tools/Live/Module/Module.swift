import ReactiveCore

// The door of the module. Where the request lies, and where the answer goes, says runtime.c.

@_extern(c) func request() -> UnsafePointer<UInt8>
@_extern(c) func lengthOfRequest() -> Int
@_extern(c) func roomForAnswer(_ length: Int) -> UnsafeMutablePointer<UInt8>

/// Answers the request of the page, and returns how long the answer is.
@_cdecl("answer") func answer() -> Int {
  let asked = UnsafeBufferPointer(start: request(), count: lengthOfRequest())
  let text = Request.answer(to: String(decoding: asked, as: UTF8.self))
  let room = roomForAnswer(text.utf8.count)
  for (place, byte) in text.utf8.enumerated() { room[place] = byte }
  return text.utf8.count
}
