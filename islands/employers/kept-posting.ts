import { type RefObject, useEffect } from "react";
import { type PostingAnswers, postingFields } from "./posting-answers.ts";

/** What was typed and is not posted yet, kept in this tab for the form's address. */

/** Where it is kept; the page wakes the form when something is there. */
export const keptKey = (action: string) => `posting:${action}`;

const keyOf = (form: HTMLFormElement) => keptKey(form.getAttribute("action") ?? "");

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Only what differs from what the server drew: the rest may have changed there when the form is seen again. */
function keepTyped(form: HTMLFormElement, drawn: PostingAnswers): void {
  const typed = postingFields.map((name) => [name, controlOf(form, name).value] as const);
  const differing = typed.filter(([name, value]) => value !== drawn[name]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(differing)));
  } catch {
    // A full or forbidden storage keeps nothing.
  }
}

/** Into the fields that stand as the server drew them. */
function restoreTyped(form: HTMLFormElement, drawn: PostingAnswers): void {
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

interface Drawn {
  answers: PostingAnswers;
  /** Then what was typed stands there already. */
  refused: boolean;
}

/** Brings back what was typed before the page was left, and keeps what is typed now, in the form of this field. */
export function useKeptPosting(field: RefObject<HTMLInputElement | null>, { answers, refused }: Drawn) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    if (!refused) restoreTyped(form, answers);
    const keep = () => keepTyped(form, answers);
    const forgetIfCancelled = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a.btn")) forgetTyped(form);
    };
    form.addEventListener("input", keep);
    form.addEventListener("click", forgetIfCancelled);
    return () => {
      form.removeEventListener("input", keep);
      form.removeEventListener("click", forgetIfCancelled);
    };
  }, []);
}
