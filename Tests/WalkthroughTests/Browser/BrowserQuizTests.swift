import Foundation
import Testing
import Workshop

@testable import walkthrough

extension BrowserTests {
  /// What the page asks, and what it replies.
  @MainActor struct BrowserQuizTests {
    @Test(
      "a guess hides what happens until it is made, and each answer gets its reply",
      arguments: Engine.installed)
    func guesses(engine: Engine) throws {
      let start = "#cold-or-hot?kind=cold&ada=0&ben=8&ending=completes&tick=10&guess=yes"
      try withTab(engine, start) { tab in
        let values = "document.querySelectorAll('#lanes .value')"
        let reply = "document.getElementById('guess-reply').textContent"
        #expect(try tab.texts(values).isEmpty)
        #expect(try tab.texts("document.querySelectorAll('#machine svg')").isEmpty)
        #expect(try tab.texts("document.querySelectorAll('#questions td, #story li')").isEmpty)
        #expect(try tab.text("document.getElementById('kind-says').textContent") == "")
        #expect(try tab.text("document.getElementById('cold-or-hot-title').textContent") == "cold")
        try tab.resize(width: 1280, height: 720)
        let bottom =
          "document.querySelector('#guess-form button').getBoundingClientRect().bottom"
        #expect(try Double(tab.text(bottom)) ?? 9999 < 720)
        try guess(tab, runs: "1", got: "23|")
        #expect(try tab.text("document.activeElement.id") == "guess-reply")
        #expect(try tab.text(reply).contains("Not quite"))
        #expect(
          try tab.text(reply).contains("No: two runs start, not one. A cold signal does not become")
        )
        #expect(try tab.text(reply).contains("You took it for a hot signal."))
        #expect(try !tab.texts(values).isEmpty)

        try tab.click("#kinds input[value=share]")
        #expect(try tab.texts(values).isEmpty)
        try guess(tab, runs: "1", got: "23|")
        #expect(try tab.text(reply).contains("Both are right"))
        try tab.click("#guess-on")
        try tab.click("#kinds input[value=cold]")
        #expect(try !tab.texts(values).isEmpty)
      }
    }

    @Test("a guess is right whose idea is right, wherever the recording stops")
    func judgesIdea() throws {
      try withTab(.chromium) { tab in
        // All of it, said in every way in which it is offered somewhere.
        let wrong = try tab.texts(
          """
          (() => {
            const { guess, runs, reading } = ColdAndHot; const wrong = [];
            for (const kind of Object.keys(runs.kinds)) for (const a of runs.arrivals) for (const b of runs.arrivals) {
              const state = { kind, ending: "goes-on", ada: { comes: a, leaves: false }, ben: { comes: b, leaves: false } };
              const own = reading.gotBy(reading.recording(state).listeners[1], Infinity).join("");
              for (const { got } of guess.options(state)) {
                const isSame = got !== "" && own !== "" && (got.startsWith(own) || own.startsWith(got));
                const { isRight } = guess.judge(state, { runs: reading.recording(state).runs.length, got });
                if (isRight !== isSame) wrong.push(JSON.stringify([state, got, own]));
              }
            }
            const cold = { kind: "cold", ending: "goes-on", ada: { comes: 0, leaves: false }, ben: { comes: 4, leaves: false } };
            const texts = guess.options(cold).map(option => option.text);
            if (!texts.includes("0, 1, 2 and so on")) wrong.push(texts.join(" / "));
            return wrong;
          })()
          """)
        #expect(wrong == [])
      }
    }

    private func guess(_ tab: Tab, runs: String, got: String) throws {
      try tab.click("#guess-form input[name=runs][value=\"\(runs)\"]")
      try tab.click("#guess-form input[name=got][value=\"\(got)\"]")
      try tab.click("#guess-form button")
    }

    @Test("every wrong guess of every state gets a reply of its own")
    func repliesToAll() throws {
      try withTab(.chromium) { tab in
        let poor = try tab.texts(
          """
          (() => {
            const { guess, runs, reading } = ColdAndHot; const poor = [];
            for (const kind of Object.keys(runs.kinds)) for (const ending of Object.keys(runs.kinds[kind].states))
            for (const a of runs.arrivals) for (const b of runs.arrivals) for (const leaves of [false, true]) {
              const state = { kind, ending, ada: { comes: a, leaves }, ben: { comes: b, leaves: false } };
              const options = guess.options(state);
              if (options.length < 2) poor.push("one option: " + JSON.stringify(state));
              if (new Set(options.map(option => option.text)).size < options.length) poor.push("twice: " + JSON.stringify(state));
              let right = 0;
              for (const { got } of options) for (const count of [1, 2, 3]) {
                const { isRight, replies } = guess.judge(state, { runs: count, got });
                if (isRight) right += 1;
                if (replies.some(text => /undefined|null|NaN/.test(text) || text.length < 12)) poor.push(replies.join(" / "));
              }
              if (right !== 1) poor.push(right + " right: " + JSON.stringify(state));
            }
            return poor;
          })()
          """)
        #expect(poor == [])
      }
    }

    @Test("a quiz asks what make quiz asks, and each answer gets its reply")
    func asks() throws {
      try withTab(.chromium, "#quiz") { tab in
        for quiz in try QuizBook(root: Package.root).quizzes {
          for (index, question) in quiz.questions.enumerated() {
            try tab.go("#quiz-\(quiz.number)/\(index + 1)")
            let code = try tab.text("document.getElementById('quiz-code').textContent")
            #expect(code == question.program?.code.joined(separator: "\n"))
            let texts = try tab.texts(
              "[...document.querySelectorAll('#quiz-form .option')].map(span => span.textContent)")
            #expect(texts == question.options.map(\.text))
            let replies = try tab.texts(
              """
              ColdAndHot.quizView.quiz("\(quiz.number)").questions[\(index)].options.map((_, chosen) => {
                const part = document.createElement("div");
                const view = ColdAndHot.quizView;
                part.innerHTML = view.render(view.quiz("\(quiz.number)"), \(index), chosen)["quiz-reply"];
                return part.textContent;
              })
              """)
            let line = question.program?.prints ?? ""
            #expect(replies.count == question.options.count)
            for (option, reply) in zip(question.options, replies) {
              let isRight = option.prints == line
              #expect(reply.contains(option.say ?? "no reply"), "\(question.name): \(reply)")
              #expect(reply.contains("Right.") == isRight, "\(question.name): \(reply)")
              #expect(reply.contains("The run prints: \(line)") == !isRight, "\(reply)")
            }
          }
        }
      }
    }

    @Test("a quiz counts, and asks again what was missed", arguments: Engine.installed)
    func asksAgain(engine: Engine) throws {
      let quiz = try #require(try QuizBook(root: Package.root).quizzes.first)
      let answers = try quiz.questions.map { question in
        let line = question.program?.prints ?? ""
        return try #require(question.options.firstIndex { $0.prints == line })
      }
      try withTab(engine, "#quiz-\(quiz.number)/1") { tab in
        let wrong = answers[0] == 0 ? 1 : 0
        try tab.click("#quiz-form input[value=\"\(wrong)\"]")
        try tab.click("#quiz-form button")
        #expect(try tab.text("document.activeElement.id") == "quiz-reply")
        let marks = try tab.texts(
          "[...document.querySelectorAll('#quiz-form label')].map(label => label.className)")
        #expect(marks[wrong] == "yours" && marks[answers[0]] == "right")
        try tab.browser.evaluate("document.getElementById('quiz-on').focus()")
        try tab.click("#quiz-on")
        // The question stands above the button, and keys go down.
        #expect(try tab.text("document.activeElement.id") == "quiz-count")
        #expect(
          try tab.text("document.getElementById('live').textContent").hasPrefix("Question 2 of"))
        try tab.click("#quiz-form input[value=\"\(answers[1])\"]")
        try tab.click("#quiz-form button")
        let rest = answers.count - 2
        #expect(
          try tab.text("document.getElementById('quiz-score').textContent")
            == "1 of 2 is right. \(rest) to go.")
        try tab.open("#quiz-\(quiz.number)/2")
        #expect(
          try tab.text("document.getElementById('quiz-score').textContent")
            == "1 of 2 is right. \(rest) to go.")
        try tab.click("#quiz-again")
        #expect(try tab.text("location.hash") == "#quiz-\(quiz.number)/1")
        #expect(try tab.text("document.getElementById('quiz-again').hidden") == "true")
        try tab.click("#quiz-form input[value=\"\(answers[0])\"]")
        try tab.click("#quiz-form button")
        #expect(
          try tab.text("document.getElementById('quiz-score').textContent")
            == "2 of 2 are right. \(rest) to go.")
      }
    }

    @Test("a quiz ends with how it went and where to go on", arguments: Engine.installed)
    func ends(engine: Engine) throws {
      let quizzes = try QuizBook(root: Package.root).quizzes
      try withTab(engine, "#quiz-01/1") { tab in
        let links = "document.querySelectorAll('#quiz-reply .end a')"
        let count = quizzes[0].questions.count
        for question in 1...count {
          #expect(try tab.texts(links).isEmpty)
          try tab.click("#quiz-form input[value=\"0\"]")
          try tab.click("#quiz-form button")
          if question < count { try tab.click("#quiz-on") }
        }
        let right = quizzes[0].questions.filter { $0.options[0].prints == $0.program?.prints }.count
        let says = try tab.text("document.querySelector('#quiz-reply .end').textContent")
        #expect(says.contains("You have answered all of quiz 01: \(right) of \(count) "), "\(says)")
        #expect(
          try tab.texts("[...\(links)].map(link => link.getAttribute('href'))")
            == ["#quiz-\(quizzes[1].number)/1", "../01-create-signal.md"])
        #expect(try tab.text("document.getElementById('quiz-on').hidden") == "true")
        let colours = """
          [getComputedStyle(document.querySelector('#quiz-form input:checked')).borderTopColor,
            getComputedStyle(document.body).color]
          """
        #expect(try Set(tab.texts(colours)).count == 1)
        let pages = try tab.texts("ColdAndHot.quizzes.map(quiz => quiz.page)")
        #expect(pages.count == quizzes.count)
        for page in pages {
          let file = Package.root.appending(path: "Tutorials/\(page)")
          #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
        }
        try tab.go("#quiz-\(quizzes[quizzes.count - 1].number)/1")
        #expect(try tab.strays() == "")
      }
    }
  }
}
