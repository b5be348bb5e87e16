import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Answers } from "../../src/shared/applying/application.ts";
import type { JobAnswers } from "../../src/shared/applying/job-answers.ts";
import { restoreInto } from "./restore-into.ts";
import { forgetUnsent, keepUnsent, unsentAnswers } from "./unsent.ts";

interface Kept {
  draft: RefObject<string | null>;
  filled: JobAnswers | undefined;
  /** Then nothing comes back of the draft that was here before. */
  moved: boolean | undefined;
  answers: RefObject<Answers>;
  form: RefObject<HTMLFormElement | null>;
  onRestored: () => void;
}

const keepDelayMs = 400;

/** Brings back what was typed and not sent, and keeps what is typed now. */
export function useUnsent({ draft, filled, moved, answers, form, onRestored }: Kept) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const found = unsentAnswers({ filled, ...(moved && { draft: draft.current }) });
    if (!found) return forgetUnsent();
    const unsent = Object.entries(found) as [keyof Answers, string][];
    if (unsent.every(([name, value]) => (answers.current[name] ?? "") === value)) return;
    const kept: Answers = Object.fromEntries(unsent);
    answers.current = { ...answers.current, ...kept };
    if (form.current) restoreInto(form.current, kept);
    onRestored();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the vacancy fills in the same at every rendering
  const keepTyped = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    keepUnsent(answers.current, { draft: draft.current, filled });
  }, []);
  const keepSoon = (collect: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(collect, keepDelayMs);
  };
  return { keepTyped, keepSoon };
}
