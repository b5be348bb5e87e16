import { type RefObject, useEffect } from "react";
import { forgetTyped, keepTyped, restoreTyped } from "./kept-posting.ts";
import type { PostingAnswers } from "./posting-answers.ts";

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
