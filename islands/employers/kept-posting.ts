import { type RefObject, useEffect } from "react";
import { type PostingAnswers, postingFields } from "./posting-answers.ts";

/** Keeps in this tab what is typed and not posted yet, for the form's address. */

/** The page starts the form's script at once when something is kept under this key. */
export const keptKey = (action: string) => `posting:${action}`;

const keyOf = (form: HTMLFormElement) => keptKey(form.getAttribute("action") ?? "");

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

const answerIn = (control: Control) => (isBox(control) && !control.checked ? "" : control.value);

function setValue(control: Control, value: string): void {
  if (isBox(control)) control.checked = value !== "";
  else control.value = value;
  for (let part = control.closest("details"); part; part = part.parentElement!.closest("details"))
    part.open = true;
}

/** Keeps only what differs from what the server drew. The rest may have changed there meanwhile. */
function keepTyped(form: HTMLFormElement, drawn: PostingAnswers): void {
  const typed = postingFields.map((name) => [name, answerIn(controlOf(form, name))] as const);
  const differing = typed.filter(([name, value]) => value !== (drawn[name] ?? ""));
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(differing)));
  } catch {
    // A full or forbidden storage keeps nothing.
  }
}

/** Fills the fields that are as the server drew them. */
function restoreTyped(form: HTMLFormElement, drawn: PostingAnswers): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as Partial<PostingAnswers>;
    for (const name of postingFields) {
      const control = controlOf(form, name);
      const value = kept[name];
      if (value !== undefined && answerIn(control) === (drawn[name] ?? "")) setValue(control, value);
    }
  } catch {}
}

export function forgetTyped(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {}
}

interface Drawn {
  answers: PostingAnswers;
  /** The server refused the form, so the page already shows what was typed. */
  refused: boolean;
}

export function useKeptPosting(field: RefObject<HTMLInputElement | null>, { answers, refused }: Drawn) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    if (!refused) restoreTyped(form, answers);
    const keep = () => keepTyped(form, answers);
    const forgetIfCancelled = ({ target }: Event) => {
      if (target instanceof Element && target.closest(".actions > a")) forgetTyped(form);
    };
    form.addEventListener("input", keep);
    form.addEventListener("click", forgetIfCancelled);
    return () => {
      form.removeEventListener("input", keep);
      form.removeEventListener("click", forgetIfCancelled);
    };
  }, []);
}
