import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Answers } from "../../src/shared/application.ts";
import { restoreInto } from "./restore-into.ts";
import { forgetUnsent, keepUnsent, unsentAnswers } from "./unsent.ts";

interface Kept {
  /** Whose answers are typed here. */
  draft: RefObject<string | null>;
  /** Of the draft that was here before nothing comes back. */
  moved: boolean | undefined;
  answers: RefObject<Answers>;
  form: RefObject<HTMLFormElement | null>;
  onRestored: () => void;
}

const keepDelayMs = 400;

/** Brings back what was typed and not sent before the page was left, and keeps what is typed now. */
export function useUnsent({ draft, moved, answers, form, onRestored }: Kept) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const found = unsentAnswers(moved ? (draft.current ?? undefined) : undefined);
    if (!found) return forgetUnsent();
    const unsent = Object.entries(found) as [keyof Answers, string][];
    if (unsent.every(([name, value]) => (answers.current[name] ?? "") === value)) return;
    const kept: Answers = Object.fromEntries(unsent);
    answers.current = { ...answers.current, ...kept };
    if (form.current) restoreInto(form.current, kept);
    onRestored();
  }, []);

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  /** Not at every key: when the fingers rest. */
  const keepSoon = (collect: () => Answers) => {
    cancel();
    timer.current = setTimeout(() => keepUnsent(collect(), draft.current), keepDelayMs);
  };
  return { cancel, keepSoon };
}
