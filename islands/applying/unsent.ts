import { type Answers, Application } from "../../src/shared/applying/application.ts";
import { type JobAnswers, refilled } from "../../src/shared/applying/job-answers.ts";
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

/** Where answers are typed. */
export interface Page {
  /** Whose answers they are, where the server has a draft. */
  draft?: string | null | undefined;
  /** What the page's vacancy fills in. */
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
    // A full or forbidden storage keeps nothing; the server still does at the end of the step.
  }
}

/** Those of any draft, or of the given one alone; what another vacancy filled in gives way to what this one does. */
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
