import {
  certificateFields,
  type ValidUntilName,
  validUntilName,
} from "../../src/shared/applications/added-certificate.ts";
import type { Answers } from "../../src/shared/applying/application.ts";
import type { JobAnswers } from "../../src/shared/applying/job-answers.ts";
import { fieldsOfStep } from "./read-answers.ts";

/** Keeps in this browser what its tabs have not sent yet, except documents and passport numbers. */

/** The page starts the wizard's script at once when something is kept under this key. */
export const unsentKey = "application:unsent";
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const dates = Object.fromEntries(
  certificateFields.map((field) => [validUntilName(field), { secret: false }]),
) as Record<ValidUntilName, { secret?: boolean }>;

const fields: Record<Name, { secret?: boolean }> = { ...fieldsOfStep[1], ...fieldsOfStep[2], ...dates };

type Name = keyof (typeof fieldsOfStep)[1] | keyof (typeof fieldsOfStep)[2] | ValidUntilName;
type Value = Answers[keyof Answers];
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Unsent {
  at: number;
  value: Value;
  /** The answer that the server had when this one was typed. */
  over?: Value;
  draft?: string | null | undefined;
  /** The answers that the page's job fills in. */
  filled?: Value;
}

type Kept = Partial<Record<Name, Unsent>>;

const browserStore = (): Store | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

export interface Page {
  draft?: string | null | undefined;
  known?: Answers | undefined;
  filled?: JobAnswers | undefined;
  /** The page shows another draft, so the browser drops what it kept of the earlier one. */
  moved?: boolean | undefined;
}

const mayStay = (name: string): name is Name => Object.hasOwn(fields, name) && !fields[name as Name].secret;

const isSame = (one: Value, other: Value) => (one ?? "") === (other ?? "");

function readKept(store: Store | undefined): Kept {
  try {
    const kept = Object.entries(JSON.parse(store?.getItem(unsentKey) ?? "{}") as Kept);
    return Object.fromEntries(kept.filter(([name, { at }]) => mayStay(name) && Date.now() - at < maxAgeMs));
  } catch {
    // Another program may have written there.
    return {};
  }
}

function writeKept(kept: Kept, store: Store | undefined): void {
  try {
    if (Object.keys(kept).length === 0) store?.removeItem(unsentKey);
    else store?.setItem(unsentKey, JSON.stringify(kept));
  } catch {
    // The storage may be full or forbidden. The server still saves at the end of the step.
  }
}

/** Adds to what other tabs keep. `answers` are those that are not on the server. */
export function keepUnsent(
  answers: Answers,
  { draft, known = {}, filled = {} }: Page,
  store: Store | undefined = browserStore(),
): void {
  const kept = readKept(store);
  for (const [name, value] of Object.entries(answers))
    if (mayStay(name))
      kept[name] = {
        at: Date.now(),
        value,
        over: known[name],
        draft,
        filled: filled[name as keyof JobAnswers],
      };
  writeKept(kept, store);
}

/** Restores what was typed over unchanged answers of the server. This job's answers replace those of another job. */
export function unsentAnswers(
  { draft, known = {}, filled = {}, moved }: Page = {},
  store: Store | undefined = browserStore(),
): Answers {
  const kept = Object.entries(readKept(store)).filter(([name, { value, over, draft: typedFor }]) => {
    const held = known[name as Name];
    const isNew = isSame(held, over) || isSame(held, "");
    return isNew && !isSame(held, value) && !(moved && typedFor !== draft);
  });
  writeKept(Object.fromEntries(kept), store);
  return Object.fromEntries(
    kept.map(([name, { value, filled: before }]) => {
      const fills = filled[name as keyof JobAnswers];
      return [name, before !== undefined && isSame(value, before) && fills !== undefined ? fills : value];
    }),
  );
}

/** Another tab may keep another answer to the same question. */
export function forgetSaved(sent: Answers, store: Store | undefined = browserStore()): void {
  const kept = Object.entries(readKept(store));
  writeKept(
    Object.fromEntries(
      kept.filter(([name, { value }]) => !(name in sent && isSame(sent[name as Name], value))),
    ),
    store,
  );
}

export function forgetUnsent(store: Store | undefined = browserStore()): void {
  store?.removeItem(unsentKey);
}
