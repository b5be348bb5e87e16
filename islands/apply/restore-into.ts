import type { Answers } from "../../src/shared/application.ts";

/** Puts kept answers into the fields that still stand as the server drew them; what was typed since stays. */
export function restoreInto(form: HTMLFormElement, answers: Answers): void {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) restoreSelect(element, answers);
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      restoreInput(element, answers);
  }
}

const answerTo = (name: string, answers: Answers) => answers[name as keyof Answers];

function restoreInput(input: HTMLInputElement | HTMLTextAreaElement, answers: Answers) {
  const answer = answerTo(input.name, answers);
  if (answer === undefined || answer === null) return;
  if (input instanceof HTMLInputElement && (input.type === "radio" || input.type === "checkbox")) {
    const wanted = typeof answer === "boolean" ? answer : input.value === answer;
    if (input.checked === input.defaultChecked) input.checked = wanted;
  } else if (input.value === input.defaultValue) input.value = String(answer);
}

function restoreSelect(select: HTMLSelectElement, answers: Answers) {
  const answer = answerTo(select.name, answers);
  const untouched = [...select.options].every((option) => option.selected === option.defaultSelected);
  if (typeof answer === "string" && untouched) select.value = answer;
}
