import type { Answers } from "../../src/shared/applying/application.ts";

/** Fills fields that still are as the server drew them. What was typed since stays. */
export function restoreInto(form: HTMLFormElement, answers: Answers): void {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) restoreSelect(element, answers);
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      restoreInput(element, answers);
  }
}

export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) return !isUntouched(element);
    if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
    if (!(element instanceof HTMLInputElement)) return false;
    return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
  });
}

const isUntouched = (select: HTMLSelectElement) =>
  [...select.options].every((option) => option.selected === option.defaultSelected) ||
  (select.selectedIndex === 0 && ![...select.options].some((option) => option.defaultSelected));

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
  if (typeof answer !== "string" || !isUntouched(select)) return;
  const isOffered = [...select.options].some(({ value }) => value === answer);
  if (!isOffered) select.add(new Option(answer, answer));
  select.value = answer;
}
