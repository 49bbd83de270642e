import Testing

@testable import LessonKit

/// One judge decides for all questions what a guess says.
@Suite struct AnswerJudgeTests {
  /// A question, its answer, and guesses that say the answer.
  private static let honest: [(question: String, answer: String, guesses: [String])] = [
    (
      "How many requests have started?", "0",
      [
        "0", "0.", "zero", "none", "None!", "no", "nothing", "nobody", "It is 0", "it's 0",
        "it’s 0",
        "0 requests", "no requests", "never", "0 times", "I think 0",
        "no request has started", "none of them", "- 0", "1. 0", "1) 0", "０", "٠",
      ]
    ),
    (
      "How often did the closure run?", "4",
      ["4 times", "four times", "Four", "it ran 4 times", "4×", "the closure ran four times"]
    ),
    ("How often did the closure run?", "2", ["twice", "two", "2 times", "both times"]),
    ("How often did the closure run?", "1", ["once", "one time", "only once", "just one"]),
    (
      "How many of the four parts stop?", "3",
      ["3 of 4", "three of four", "3 of the 4", "3 out of 4", "3 parts", "three stop"]
    ),
    ("How many of five photos are saved?", "5", ["all", "all five", "all 5", "all of them"]),
    ("How many screens are told?", "2", ["both", "two screens", "2 in total", "both of them"]),
    (
      "Which scenes does Ben see?", "1, 2, 3",
      [
        "1-3", "1–3", "1 - 3", "from 1 to 3", "1 to 3", "1...3", "1…3", "1 through 3", "1 2 3",
        "1, 2 and 3", "1, 2, and 3", "1,2,3", "[1, 2, 3]", "scenes 1, 2, 3", "1, ..., 3",
        "scene 1, scene 2, scene 3", "one two three", "Ben sees 1, 2, 3", "1; 2; 3", "1 → 2 → 3",
        "1. 1, 2, 3", "1/2/3", "1 & 2 & 3", "1 -> 2 -> 3",
      ]
    ),
    (
      "In which order do the answers come?", "B, C, A",
      ["BCA", "B → C → A", "the answers B, C, A", "b c a", "b, then c, a"]
    ),
    (
      "Which messages does Ada get?", "lunch, noon",
      ["Lunch & noon", "the messages lunch and noon"]
    ),
    (
      "What is printed?", "false, true",
      ["first false, then true", "false then true", "False, True", "no, yes", "false → true"]
    ),
    ("Which requests are made?", "logIn", ["log-in", "the log-in", "log in", "login", "a LogIn"]),
    (
      "Who stops the run?", "nobody",
      ["nobody does", "no one", "Nobody stops it", "none", "no-one"]
    ),
    ("What does Ben get?", "", ["nothing", "none", "[]", "Ben gets nothing", "nothing at all"]),
    ("Does Ben get it?", "no", ["no", "No.", "no, he does not", "no, Ben doesn't get it"]),
    ("Which rooms are there?", "room 0, room 1", ["rooms 0 and 1", "0 and 1", "room 0 & room 1"]),
    (
      "What does the label show?", "\"\", \"Hi, Ada!\"",
      ["empty, Hi Ada", "an empty text, hi ada!"]
    ),
    ("Which queues?", "network, network", ["both network", "network network", "network twice"]),
    ("What comes last?", "ok, :-(", ["ok, :-(", "[ok, :-(]", "ok and :-("]),
  ]

  @Test("what says the answer is right", arguments: honest)
  func takes(question: String, answer: String, guesses: [String]) {
    let judge = AnswerJudge(number: 1, question: question)
    #expect(guesses.filter { !judge.isSame($0, as: answer) } == [])
  }

  /// A question, its answer, and guesses that say something else, or nothing.
  private static let wrong: [(question: String, answer: String, guesses: [String])] = [
    (
      "How many requests have started?", "0",
      ["", " ", "?", "??", "...", "!", ",", "and", "-", "requests", "it is", "started", "[]"]
    ),
    (
      "How many attempts does `retry(2)` make in all?", "3",
      ["retry(3)", "2", "-3", "3.5", "33", "not 3", "3 or 4", "at least 3", "all", "3 of 2"]
    ),
    ("Which number comes?", "3", ["3 times", "three times 3", "3 3", "1 to 3", "2-3"]),
    ("How many of the four parts stop?", "3", ["all", "3 of 5", "4 of 4", "both", "none", "3, 4"]),
    (
      "How many requests start?", "2",
      ["1 for both", "2 each", "once", "2 films", "2 more", "+-2-"]
    ),
    (
      "Which scenes does Ben see?", "1, 2, 3",
      ["1 to 4", "3 to 1", "123", "1, 3", "3, 2, 1", "12 3"]
    ),
    (
      "Which screen: strong, weak or both?", "weak",
      ["strong", "both", "not weak", "strong or weak"]
    ),
    ("In which order?", "B, C, A", ["B, C", "ABC", "CBA", "B, C, A, B"]),
    ("What is printed?", "false, true", ["true, false", "false", "first true, then false"]),
    ("Does Ben get it?", "no", ["yes", "not no", "yes and no", "Ben", "does not"]),
    ("Who stops the run?", "nobody", ["Ben", "not nobody", "nobody but Ben", "the run", "?", "0"]),
    ("What comes last?", "ok, :-(", ["ok, :-)", "ok", "ok :"]),
    ("What does Ben get?", "", ["0", "?", "\"\"", "something", "not nothing", "Ben"]),
  ]

  @Test("what says something else is wrong", arguments: wrong)
  func refuses(question: String, answer: String, guesses: [String]) {
    let judge = AnswerJudge(
      number: 1, question: question, wrong: question.contains("weak") ? ["strong", "both"] : [])
    #expect(guesses.filter { judge.isSame($0, as: answer) } == [])
  }

  @Test("where the order makes no difference, a list may be in any")
  func takesAnyOrder() {
    let judge = AnswerJudge(number: 1, question: "Which?", isInAnyOrder: true)
    for guess in ["noon, lunch", "lunch & noon", "noon lunch", "Noon and the lunch"] {
      #expect(judge.isSame(guess, as: "lunch, noon"))
    }
    for guess in ["noon", "noon, lunch, noon", "noon noon", "noon, hello"] {
      #expect(!judge.isSame(guess, as: "lunch, noon"))
    }
    #expect(!AnswerJudge(number: 1, question: "Which?").isSame("noon, lunch", as: "lunch, noon"))
  }

  @Test(
    "no number is too large, and none is below zero",
    arguments: [
      "-3 times false", "9223372036854775800 to 9223372036854775807", "99999999999999999999",
      "0 to 9999999999", "9999999 times 9999999", "9999 times 1", "1-9999", "0 times",
      "times times times", "3 times", "5 to 5", "-1 to -9", "1 to to 3", "\u{E000}", "½ times 3",
    ])
  func survives(guess: String) {
    for answer in ["false", "3", "0, 1, 2", "", "a, :-("] {
      #expect(!AnswerJudge(number: 1, question: "What?").isSame(guess, as: answer))
    }
  }
}
