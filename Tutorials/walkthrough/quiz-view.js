// The view "Quiz": makes the parts of the page for one question, and says how it went.
"use strict";

ColdAndHot.quizView = (function () {
  const { quizzes, marbles, address } = ColdAndHot;

  // The quiz of a lesson with a number such as `03`, or the first one.
  function quiz(number) { return address.numbered(quizzes, number); }

  // Reads an address such as `quiz-03/2`.
  function fromAddress(asked) { return address.partOf(asked, "quiz", "question", quizzes, (one) => one.questions.length); }

  // What a screen reader hears when a question comes.
  function says(one, index) { return `Question ${index + 1} of ${one.questions.length}. ${one.questions[index].ask}`; }

  // The answer "I don't know", beside the places of the others.
  const unknown = -1;

  function isRight(question, chosen) { return chosen !== unknown && question.options[chosen].prints === question.prints; }

  function letter(index) { return index === unknown ? "?" : "abcde"[index]; }

  // The question with its program and its answers; `chosen` is null until somebody has answered.
  function render(one, index, chosen) {
    const question = one.questions[index];
    return {
      "quiz-count": `Question ${index + 1} of ${one.questions.length}`,
      "quiz-code": marbles.code(question.code),
      "quiz-form": form(question, chosen),
      "quiz-reply": chosen === null ? "" : reply(question, chosen),
    };
  }

  function form(question, chosen) {
    const choices = [...question.options.map(({ text }, index) => ({ text, index })), { text: "I don't know", index: unknown }];
    const answers = choices.map(({ text, index }) => {
      const box = marbles.tag("input", {
        type: "radio", name: "answer", value: index, required: "",
        checked: chosen === index ? "" : null, disabled: chosen === null ? null : "",
      });
      const marks = chosen === null ? []
        : [index === chosen ? "yours" : "", isRight(question, index) ? "right" : ""].filter(Boolean);
      const badge = marks.map((mark) => ` <span class="badge">${mark === "right" ? "✓ right" : mark}</span>`).join("");
      return marbles.tag("label", { class: marks.join(" ") || null },
        `${box} <b>${letter(index)}</b> <span class="option">${marbles.escape(text)}</span>${badge}`);
    });
    const button = chosen === null ? `<button type="submit">Check</button>` : "";
    return `<fieldset class="long"><legend>${marbles.escape(question.ask)}</legend>${answers.join("")}</fieldset>${button}`;
  }

  // What to say about an answer, as `make quiz` says it.
  function reply(question, chosen) {
    const right = question.options.findIndex((_, index) => isRight(question, index));
    const because = paragraph(question.options[right].say);
    if (chosen === right) return `<p class="verdict right">✓ Right.</p>${because}`;
    const run = `<p>The run says ${letter(right)}: <code>${marbles.escape(question.prints)}</code></p>${because}`;
    if (chosen === unknown) return run;
    const { say, mistake } = question.options[chosen];
    const many = mistake ? paragraph(`It is easy to think: "${mistake}".`) : "";
    return `<p class="verdict wrong">✗ Not quite.</p>${paragraph(say)}${many}${run}`;
  }

  // Where the button leads on from a question: to the next one, to one that is open still, or to the next quiz; null
  // after the last one.
  function next(one, index, answers) {
    const { number, questions } = one;
    if (index < questions.length - 1) return { number, index: index + 1, text: "Next question ▶" };
    const open = answers.findIndex((chosen, place) => chosen === null && place !== index);
    if (open >= 0) return { number, index: open, text: `Question ${open + 1} is open ▶` };
    const later = quizzes[quizzes.indexOf(one) + 1];
    return later ? { number: later.number, index: 0, text: `Quiz ${later.number} ▶` } : null;
  }

  // What stands at the end of a quiz, when all its questions are answered: how it went, and where to go on.
  // `tutorials` is where the lessons' pages are; a browser does not show those on the disk well.
  function ending(one, answers, tutorials) {
    if (answers.includes(null)) return "";
    const page = marbles.lessonLink(tutorials, one, `the page of lesson ${one.number}`);
    const next = quizzes[quizzes.indexOf(one) + 1];
    const goOn = next ? `Go on with ${marbles.tag("a", { href: `#quiz-${next.number}/1` }, `quiz ${next.number}`)}, or read ${page}.` : `Read ${page}.`;
    return `<p class="end"><b>You have answered all of quiz ${one.number}: ${score(one, answers)}</b> ${goOn}</p>`;
  }

  function paragraph(text) { return `<p>${marbles.escape(text)}</p>`; }

  // How it went so far, as `make quiz` tells it; who does not know is not wrong.
  function score(one, answers) {
    const given = answers.filter((chosen) => chosen !== null);
    const decided = given.filter((chosen) => chosen !== unknown).length;
    const right = answers.filter((chosen, index) => chosen !== null && isRight(one.questions[index], chosen)).length;
    if (given.length === 0) return "";
    const parts = [
      decided > 0 ? `${right} of ${decided} ${decided === 1 ? "is" : "are"} right.` : "",
      given.length > decided ? `You did not know ${given.length - decided}${decided > 0 ? " more" : ""}.` : "",
      given.length < answers.length ? `${answers.length - given.length} to go.` : "",
    ];
    return parts.filter(Boolean).join(" ");
  }

  return { fromAddress, says, quiz, isRight, unknown, render, score, next, ending };
})();
