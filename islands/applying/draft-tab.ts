import type { RefObject } from "react";
import type { Answers, StepNumber } from "../../src/shared/applying/application.ts";
import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { jobAnswers } from "../../src/shared/applying/job-answers.ts";
import { type DraftSaving, openDraftSaving, picked } from "./draft-saving.ts";
import { changedAnswers, readAnswers } from "./read-answers.ts";
import { fillIn, restoreInto } from "./restore-into.ts";
import { type Saved, saveDraft } from "./save-draft.ts";
import { forgetSaved, forgetUnsent, keepUnsent, unsentAnswers } from "./unsent.ts";
import type { KeptDocuments, WizardProps } from "./wizard-props.ts";

interface Page {
  form: RefObject<HTMLFormElement | null>;
  onShown: () => void;
  onMoved: () => void;
}

const keepDelayMs = 400;

/** Holds the answers of one tab. The fields hold them until their step is left, so no keystroke renders anything. */
export function draftTab({ job, moved, ...drawn }: WizardProps, { form, onShown, onMoved }: Page) {
  const filled = job && jobAnswers(job);
  const answers = { current: drawn.answers };
  const documents = { current: drawn.documents };
  let kept: Answers = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const page = () => ({ draft: draftSaving.id, known: draftSaving.known, filled, moved });

  const keep = () => {
    timer = undefined;
    const unsaved = draftSaving.unsaved(answers.current);
    // An answer that was typed back to the saved one needs no restoring.
    forgetSaved(picked(kept, (name) => !(name in unsaved)));
    keepUnsent(unsaved, page());
    kept = unsaved;
  };

  const collect = () => {
    if (form.current) {
      const typed = new FormData(form.current);
      const step = Number(typed.get("step")) as StepNumber;
      answers.current = { ...answers.current, ...readAnswers(step, typed) };
    }
    clearTimeout(timer);
    if (timer !== undefined) keep();
    return answers.current;
  };

  const show = (next: Answers, shown: KeptDocuments = documents.current) => {
    const taken = changedAnswers(answers.current, next);
    answers.current = next;
    documents.current = shown;
    if (form.current)
      fillIn(
        form.current,
        picked(taken, (name) => !(name in documentFields)),
      );
    onShown();
  };

  const send: Parameters<typeof openDraftSaving>[0]["send"] = async (part): Promise<Saved> => {
    const result = await saveDraft({ ...part, jobId: job?.id ?? null });
    // The next draft must not get the answers that were typed for this one.
    if (!result.saved && (result.moved || result.sent)) forgetUnsent();
    if (!result.saved && result.moved) onMoved();
    return result;
  };

  const draftSaving: DraftSaving = openDraftSaving({
    draft: drawn.draft ?? null,
    answers: drawn.answers,
    read: () => ({ answers: collect(), documents: documents.current }),
    onSaved: forgetSaved,
    show,
    send,
  });

  return {
    ...{ answers, documents, collect, show, draftSaving },
    keepSoon() {
      clearTimeout(timer);
      timer = setTimeout(collect, keepDelayMs);
    },
    /** Fills in what was typed and not sent. Returns false when there is nothing. */
    restore(): boolean {
      const unsent = unsentAnswers(page());
      answers.current = { ...answers.current, ...unsent };
      if (form.current) restoreInto(form.current, unsent);
      return Object.keys(unsent).length > 0;
    },
  };
}
