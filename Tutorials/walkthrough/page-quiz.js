// Puts the view "Quiz" on the page, and listens to hands and keys.
"use strict";
var ColdAndHot = ColdAndHot || {};

(function () {
  const { page, quizView: view, signs } = ColdAndHot;
  const { element, put } = page;

  /** What was chosen, by the number of the lesson: an answer or null for each question. */
  const log = new Map();
  let quiz = view.quiz("1");
  let index = 0;

  function answers() {
    if (!log.has(quiz.number)) log.set(quiz.number, quiz.questions.map(() => null));
    return log.get(quiz.number);
  }

  function go(to) {
    index = Math.max(0, Math.min(quiz.questions.length - 1, to));
    page.go(`#quiz-${quiz.number}/${index + 1}`, true);
    draw();
  }

  function draw() {
    const parts = view.render(quiz, index, answers()[index]);
    for (const [id, html] of Object.entries(parts)) put(id, html);
    put("quiz-score", view.score(quiz, answers()));
    element("quiz-name").value = quiz.number;
    element("quiz-back").disabled = index === 0;
    element("quiz-on").disabled = index === quiz.questions.length - 1;
    element("quiz-again").hidden = answers().every((chosen, at) =>
      chosen === null || view.isRight(quiz.questions[at], chosen));
  }

  function answer(event) {
    event.preventDefault();
    const chosen = new FormData(element("quiz-form")).get("answer");
    if (chosen === null) return;
    answers()[index] = Number(chosen);
    draw();
    // The button that was pressed goes away; whoever uses keys goes on from the reply.
    element("quiz-reply").focus();
  }

  /** Asks again what was answered wrong. */
  function again() {
    const missed = answers().findIndex((chosen, at) =>
      chosen !== null && !view.isRight(quiz.questions[at], chosen));
    log.set(quiz.number, answers().map((chosen, at) =>
      chosen !== null && view.isRight(quiz.questions[at], chosen) ? chosen : null));
    go(missed);
    element("quiz-name").focus();
  }

  function begin() {
    put("quiz-name", ColdAndHot.quizzes.map(({ number, title }) =>
      `<option value="${number}">${number} · ${signs.escape(title)}</option>`).join(""));
    element("quiz-name").addEventListener("change", (event) => {
      quiz = view.quiz(event.target.value);
      go(0);
    });
    element("quiz-form").addEventListener("submit", answer);
    element("quiz-back").addEventListener("click", () => go(index - 1));
    element("quiz-on").addEventListener("click", () => go(index + 1));
    element("quiz-again").addEventListener("click", again);
  }

  let isReady = false;
  page.register({
    name: "quiz",
    element: "view-quiz",
    matches: (name) => /^quiz-\d+$/.test(name),
    show(place, values, name) {
      if (!isReady) begin();
      isReady = true;
      if (name !== "quiz") quiz = view.quiz(name.match(/\d+/)[0]);
      index = Math.max(0, Math.min(quiz.questions.length - 1, Number(place || 1) - 1 || 0));
      draw();
      const number = name === "quiz" ? quiz.number : name.match(/\d+/)[0];
      return Number(number) === Number(quiz.number) ? [] : [`Lesson ${number} has no questions here.`];
    },
  });
})();
