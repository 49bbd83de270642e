import Workshop

/// What weave is asked to do.
enum WeaveMode: String, CaseIterable {
  case write = ""
  case check = "--check"
  case coverage = "--coverage"
  case help = "--help"

  init(arguments: [String]) throws(Misuse) {
    // `swift run weave -- --check` hands over the dashes too.
    let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    guard let flag = arguments.first else {
      self = .write
      return
    }
    guard let mode = WeaveMode(rawValue: flag == "-h" ? "--help" : flag), mode != .write else {
      let flags = WeaveMode.allCases.dropFirst().map(\.rawValue)
      let hint = suggestion(for: flag, among: flags)
      throw Misuse(message: "unknown flag '\(flag)'; \(hint)")
    }
    guard arguments.count == 1 else {
      throw Misuse(message: "one flag at a time; 'weave --help' explains them")
    }
    self = mode
  }
}

let help = """
  weave keeps the tutorials true: it fills the regions of README.md, of
  Tutorials/*.md and of Tutorials/core/*.md, draws Tutorials/diagrams/*.svg from
  what lessons recorded, and lists the programs of the questions.

  usage: swift run weave [--check | --coverage | --help]

                 write each page and picture that changes; remove a picture
                 that weave drew, and that no lesson draws any longer
    --check      write nothing; list what would change, and links that lead
                 nowhere
    --coverage   list the lines of ReactiveCore that tutorials do not show, or
                 show twice

  A region begins with one of these lines and ends with <!-- end -->. All between
  is replaced.

    <!-- snippet: Lessons/01-create-signal/main.swift#NAME -->
        the lines between // snippet.NAME and // snippet.end, without those
        between // snippet.hide and // snippet.show
    <!-- snippet: ReactiveCore/Subject.swift -->
        a whole file, without imports and its first comment; of the core,
        without ///; a file of the core is called by its name alone, in
        whatever folder of ReactiveCore it stands; above the code a caption
        links to the file, and names the type
    <!-- snippet: ReactiveCore/Subject.swift#send -->
        a declaration of the core; also #Subject.send, #send(_:), #Subject...
        for its outline, and how it begins in the source: #extension Signal,
        #func merge(_ signals: [Signal])
    <!-- snippet: ReactiveCore/Subject.swift#send, fail, complete -->
        several of them in one block, in this order; a comma in brackets belongs
        to its name
    <!-- output: 01-create-signal#The four steps -->
        a section of what the lesson printed; without #, everything; a chapter
        of the core's book is called chapter-01-a-closure, here and below
    <!-- marble: 01-create-signal#NAME -->
        a drawing that the lesson recorded, as a picture and as text
    <!-- questions: 01-create-signal -->
        what is asked before the lesson runs, from its questions.json; with #1
        or #1-2, some of it
    <!-- index -->
        the table of lessons; in Tutorials/core, of the pages there
    <!-- tests: law 9 -->
        the tests of the core whose names begin with "law 9:"
    <!-- tests: law 9, SubjectTests -->
        those of one file, or of several
    <!-- bench: subject to 10; subject to 1000 -->
        these rows of Sources/Tools/bench/recorded.txt, which
        make bench FLAGS=--record writes, with the machine and the date
    <!-- recorded: Exercises/simple-core/laws.txt -->
        what a run has written into this file of Sources
    <!-- core-size -->
        the size of ReactiveCore in a sentence

  Any other code block needs <!-- illustrative: WHY --> on the line before it.
  """
