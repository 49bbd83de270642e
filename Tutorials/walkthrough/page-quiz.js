// Puts the view "Quiz" on the page, and listens to the pointer and the keys.
"use strict";

(function () {
  const { page, quizView: view, marbles, memory } = ColdAndHot;
  const { element, put } = page;

  // What was chosen, by the number of the lesson: the program's line, false for "I don't know", or null.
  function log() { return memory.recall("answers", isLog) || {}; }

  function isLog(value) {
    const isLine = (line) => line === null || line === false || typeof line === "string";
    return Object.getPrototypeOf(value) === Object.prototype
      && Object.entries(value).every(([number, lines]) =>
        view.quiz(number).number === number && Array.isArray(lines) && lines.every(isLine));
  }

  // The answers to a quiz so far; a question that has changed since counts as not answered.
  function answers(quiz) {
    const kept = log()[quiz.number] || [];
    return quiz.questions.map((question, index) => {
      if (kept[index] === false) return view.unknown;
      const chosen = question.options.findIndex(({ prints }) => prints === kept[index]);
      return chosen < 0 ? null : chosen;
    });
  }

  // Keeps the answers to a quiz beside those to others, which another tab may have kept since.
  function keep(quiz, chosen) {
    const lines = chosen.map((option, index) => {
      if (option === view.unknown) return false;
      return option === null ? null : quiz.questions[index].options[option].prints;
    });
    memory.keep("answers", { ...log(), [quiz.number]: lines });
  }

  function isMissed(quiz, option, index) { return option !== null && !view.isRight(quiz.questions[index], option); }

  function draw({ number, index }) {
    const quiz = view.quiz(number);
    const chosen = answers(quiz);
    const parts = view.render(quiz, index, chosen[index]);
    const ending = view.ending(quiz, chosen, document.body.dataset.tutorials);
    put({ ...parts, "quiz-reply": parts["quiz-reply"] + ending, "quiz-score": view.score(quiz, chosen) });
    element("quiz-name").value = quiz.number;
    element("quiz-back").disabled = index === 0;
    const on = view.next(quiz, index, chosen);
    element("quiz-on").hidden = on === null;
    element("quiz-on").textContent = on?.text ?? "";
    element("quiz-again").hidden = !chosen.some((option, at) => isMissed(quiz, option, at));
  }

  function begin({ change, state }) {
    put({ "quiz-name": ColdAndHot.quizzes.map(({ number, title }) => marbles.option(number, `${number} · ${title}`)).join("") });
    element("quiz-name").addEventListener("change", ({ target }) => change({ number: target.value, index: 0 }, "quiz"));
    element("quiz-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const option = new FormData(element("quiz-form")).get("answer");
      const quiz = view.quiz(state().number);
      keep(quiz, answers(quiz).with(state().index, Number(option)));
      draw(state());
      // The button that was pressed goes away; whoever uses keys goes on from the reply.
      element("quiz-reply").focus();
    });
    // Whoever uses keys goes on from the question, which stands above the buttons.
    function go(index, number = state().number) {
      change({ number, index }, `question ${number} ${index}`, "#quiz-count");
      element("quiz-count").scrollIntoView({ block: "nearest" });
    }
    element("quiz-back").addEventListener("click", () => go(state().index - 1));
    element("quiz-on").addEventListener("click", () => {
      const quiz = view.quiz(state().number);
      const { number, index } = view.next(quiz, state().index, answers(quiz));
      go(index, number);
    });
    element("quiz-again").addEventListener("click", () => {
      const quiz = view.quiz(state().number);
      const chosen = answers(quiz);
      keep(quiz, chosen.map((option, at) => (isMissed(quiz, option, at) ? null : option)));
      go(chosen.findIndex((option, at) => isMissed(quiz, option, at)));
    });
  }

  page.register({
    name: "quiz",
    read: view.fromAddress,
    write: ({ number, index }) => `#quiz-${number}/${index + 1}`,
    title: ({ number, index }) => `Quiz ${number}, question ${index + 1}`,
    draw,
    says: ({ number, index }) => view.says(view.quiz(number), index),
    begin,
  });
})();
