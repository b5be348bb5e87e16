import type { Answers } from "../../src/shared/applying/application.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fills fields that are as the server rendered them. Keeps what was typed since. */
export const restoreInto = (form: HTMLFormElement, answers: Answers): void =>
  fillIn(form, answers, isUntouched);

export function fillIn(
  form: HTMLFormElement,
  answers: Answers,
  mayFill: (field: Field) => boolean = () => true,
): void {
  for (const element of form.elements) {
    if (!isField(element) || !mayFill(element)) continue;
    const answer = answers[element.name as keyof Answers];
    if (answer !== undefined && answer !== null) fill(element, answer);
  }
}

export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => isField(element) && !isUntouched(element));

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

function isUntouched(field: Field): boolean {
  if (isTick(field)) return field.checked === field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const options = [...field.options];
  return (
    options.every((option) => option.selected === option.defaultSelected) ||
    (field.selectedIndex === 0 && !options.some((option) => option.defaultSelected))
  );
}

function fill(field: Field, answer: string | boolean): void {
  if (isTick(field)) {
    field.checked = typeof answer === "boolean" ? answer : field.value === answer;
    return;
  }
  const isOffered =
    !(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => value === answer);
  if (!isOffered) field.add(new Option(String(answer), String(answer)));
  field.value = String(answer);
}
