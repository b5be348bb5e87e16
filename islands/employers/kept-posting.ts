import { type PostingAnswers, postingFields } from "./posting-answers.ts";

/** What was typed and is not posted yet, kept in this tab for the form's address. */

/** Where it is kept; the page wakes the form when something is there. */
export const keptKey = (action: string) => `posting:${action}`;

const keyOf = (form: HTMLFormElement) => keptKey(form.getAttribute("action") ?? "");

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Only what differs from what the server drew: the rest may have changed there when the form is seen again. */
export function keepTyped(form: HTMLFormElement, drawn: PostingAnswers): void {
  const typed = postingFields.map((name) => [name, controlOf(form, name).value] as const);
  const differing = typed.filter(([name, value]) => value !== drawn[name]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(differing)));
  } catch {
    // A full or forbidden storage keeps nothing.
  }
}

/** Into the fields that stand as the server drew them. */
export function restoreTyped(form: HTMLFormElement, drawn: PostingAnswers): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as Partial<PostingAnswers>;
    for (const name of postingFields) {
      const control = controlOf(form, name);
      if (control.value === drawn[name]) control.value = kept[name] ?? control.value;
    }
  } catch {
    // As above.
  }
}

export function forgetTyped(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // As above.
  }
}
