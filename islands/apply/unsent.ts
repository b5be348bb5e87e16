import { type Answers, Application } from "../../src/shared/application.ts";
import { fieldsOfStep } from "./read-answers.ts";

/** What was typed and is not on the server yet, kept in this browser; documents and passport numbers never. */

/** Where it is kept; the page wakes the wizard when something is there. */
export const unsentKey = "application:unsent";
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const fields = { ...fieldsOfStep[1], ...fieldsOfStep[2] };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const mayStay = ([name]: [string, unknown]) =>
  Object.hasOwn(fields, name) && !fields[name as keyof typeof fields].secret;

const browserStore = (): Store | undefined => {
  try {
    return window.localStorage;
  } catch {
    // Storage may be switched off altogether.
    return undefined;
  }
};

/** `draft` is whose answers they are, where the server has one. */
export function keepUnsent(
  answers: Answers,
  draft: string | null,
  store: Store | undefined = browserStore(),
): void {
  const kept = Object.fromEntries(Object.entries(answers).filter(mayStay));
  try {
    store?.setItem(unsentKey, JSON.stringify({ at: Date.now(), draft, answers: kept }));
  } catch {
    // A full or forbidden storage keeps nothing; the server still does at the end of the step.
  }
}

/** Those of any draft, or of the given one alone. */
export function unsentAnswers(
  draft?: string | undefined,
  store: Store | undefined = browserStore(),
): Answers | undefined {
  try {
    const { at, answers, ...kept } = JSON.parse(store?.getItem(unsentKey) ?? "{}") as {
      at?: unknown;
      draft?: unknown;
      answers?: Answers;
    };
    if (typeof at !== "number" || Date.now() - at > maxAgeMs || typeof answers !== "object") return undefined;
    if (draft && kept.draft !== draft) return undefined;
    const known = Object.entries(answers).filter(([name]) => Object.hasOwn(Application.shape, name));
    return Object.fromEntries(known.filter(mayStay));
  } catch {
    return undefined;
  }
}

export function forgetUnsent(store: Store | undefined = browserStore()): void {
  store?.removeItem(unsentKey);
}
