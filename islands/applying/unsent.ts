import { type Answers, Application } from "../../src/shared/applying/application.ts";
import { type JobAnswers, refilled } from "../../src/shared/applying/job-answers.ts";
import { fieldsOfStep } from "./read-answers.ts";

/**
 * Keeps in this browser what is typed and not on the server yet. Documents and passport numbers are never
 * kept.
 */

/** The page wakes the wizard when something is kept here. */
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
    // Storage may be switched off.
    return undefined;
  }
};

export interface Page {
  /** The draft that the answers belong to. */
  draft?: string | null | undefined;
  /** The answers that the page's job fills in. */
  filled?: JobAnswers | undefined;
}

export function keepUnsent(
  answers: Answers,
  { draft, filled }: Page,
  store: Store | undefined = browserStore(),
): void {
  const kept = Object.fromEntries(Object.entries(answers).filter(mayStay));
  try {
    store?.setItem(unsentKey, JSON.stringify({ at: Date.now(), draft, filled, answers: kept }));
  } catch {
    // A full or forbidden storage keeps nothing. The server still does at the end of the step.
  }
}

/** Takes the answers of any draft unless one is given. The page's job replaces what another job filled in. */
export function unsentAnswers(
  { draft, filled }: Page = {},
  store: Store | undefined = browserStore(),
): Answers | undefined {
  try {
    const { at, answers, ...kept } = JSON.parse(store?.getItem(unsentKey) ?? "{}") as {
      at?: unknown;
      draft?: unknown;
      filled?: JobAnswers;
      answers?: Answers;
    };
    if (typeof at !== "number" || Date.now() - at > maxAgeMs || typeof answers !== "object") return undefined;
    if (draft && kept.draft !== draft) return undefined;
    const known = Object.entries(answers).filter(([name]) => Object.hasOwn(Application.shape, name));
    const found: Answers = Object.fromEntries(known.filter(mayStay));
    return kept.filled && filled ? { ...found, ...refilled(found, kept.filled, filled) } : found;
  } catch {
    return undefined;
  }
}

export function forgetUnsent(store: Store | undefined = browserStore()): void {
  store?.removeItem(unsentKey);
}
