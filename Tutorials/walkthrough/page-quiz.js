// Puts the view "Quiz" on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, quizView: view, signs, memory } = ColdAndHot;
  const { element, put } = page;

  /** What was chosen, by the number of the lesson: the program's line, false for "I don't know", or null. */
  function log() { return memory.recall("answers", isLog) || {}; }

  /** @param {any} value */
  function isLog(value) {
    const isLine = (line) => line === null || line === false || typeof line === "string";
    return Object.getPrototypeOf(value) === Object.prototype
      && Object.entries(value).every(([number, lines]) =>
        view.quiz(number).number === number && Array.isArray(lines) && lines.every(isLine));
  }

  /** The answers to a quiz so far; a question that has changed since counts as not answered. */
  function answers(quiz) {
    const kept = log()[quiz.number] || [];
    return quiz.questions.map((question, index) => {
      if (kept[index] === false) return view.unknown;
      const chosen = question.options.findIndex(({ prints }) => prints === kept[index]);
      return chosen < 0 ? null : chosen;
    });
  }

  /** Keeps the answers to a quiz beside those to others, which another tab may have kept since. */
  function keep(quiz, chosen) {
    const lines = chosen.map((option, index) => {
      if (option === view.unknown) return false;
      return option === null ? null : quiz.questions[index].options[option].prints;
    });
    memory.keep("answers", { ...log(), [quiz.number]: lines });
  }

  function draw({ number, index }) {
    const quiz = view.quiz(number);
    const chosen = answers(quiz);
    const parts = view.render(quiz, index, chosen[index]);
    parts["quiz-reply"] += view.ending(quiz, chosen, document.body.dataset.tutorials);
    for (const [id, html] of Object.entries(parts)) put(id, html);
    put("quiz-score", view.score(quiz, chosen));
    element("quiz-name").value = quiz.number;
    element("quiz-back").disabled = index === 0;
    element("quiz-on").hidden = index === quiz.questions.length - 1;
    element("quiz-again").hidden = chosen.every((option, at) =>
      option === null || view.isRight(quiz.questions[at], option));
  }

  function begin({ change, state }) {
    put("quiz-name", ColdAndHot.quizzes.map(({ number, title }) =>
      `<option value="${number}">${number} · ${signs.escape(title)}</option>`).join(""));
    element("quiz-name").addEventListener("change", (event) =>
      change({ number: event.target.value, index: 0 }, "quiz"));
    element("quiz-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const option = new FormData(element("quiz-form")).get("answer");
      if (option === null) return;
      const quiz = view.quiz(state().number);
      keep(quiz, answers(quiz).map((old, at) => (at === state().index ? Number(option) : old)));
      draw(state());
      // The button that was pressed goes away; whoever uses keys goes on from the reply.
      element("quiz-reply").focus();
    });
    for (const [id, way] of Object.entries({ "quiz-back": -1, "quiz-on": 1 })) {
      element(id).addEventListener("click", () => {
        const { number, index } = state();
        const last = view.quiz(number).questions.length - 1;
        change({ index: Math.max(0, Math.min(last, index + way)) }, `question ${index + way}`);
        draw(state());
        page.rest();
        // Whoever uses keys goes on from the question, which stands above its button.
        element("quiz-count").focus();
      });
    }
    element("quiz-again").addEventListener("click", () => {
      const quiz = view.quiz(state().number);
      const chosen = answers(quiz);
      const isMissed = (option, at) => option !== null && !view.isRight(quiz.questions[at], option);
      const first = chosen.findIndex(isMissed);
      keep(quiz, chosen.map((option, at) => (isMissed(option, at) ? null : option)));
      change({ index: first }, "again");
      page.rest();
      element("quiz-count").focus();
    });
  }

  page.register({
    name: "quiz",
    start: { number: view.quiz("1").number, index: 0 },
    read: view.fromAddress,
    write: ({ number, index }) => `#quiz-${number}/${index + 1}`,
    title: ({ number, index }) => `Quiz ${number}, question ${index + 1}`,
    draw,
    says: ({ number, index }) => view.says(view.quiz(number), index),
    begin,
  });
})();
