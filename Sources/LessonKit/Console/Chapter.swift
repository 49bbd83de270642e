/// Begins the program of a chapter in the core's book: prints its number and title.
///
///     chapter(3, "One at a time")
///     // Chapter 3 · One at a time
///
/// This is the first call of every chapter's program. With `--help` it prints what the chapter is;
/// with anything else it prints one line on standard error, and ends the program with exit status
/// 64.
///
/// - Parameters:
///   - number: The number of the chapter.
///   - title: Its title, the same as in Package.swift.
///   - fileID: The file of the program; leave it out.
public func chapter(_ number: Int, _ title: String, fileID: String = #fileID) {
  _ = Usage(.chapter, number, title, name: Usage.name(fromFileID: fileID)).begin()
}
