import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import type { DocumentPlace } from "../../src/shared/applying/document-fields.ts";
import { jobAnswers } from "../../src/shared/applying/job-answers.ts";
import type { Issue } from "../../src/shared/issues.ts";
import type { Retrying } from "../lib/retry.ts";
import { showToast } from "../lib/toast.ts";
import { changedAnswers, firstOpenStep, readAnswers } from "./read-answers.ts";
import { isTouched } from "./restore-into.ts";
import type { Saved } from "./save-draft.ts";
import { forgetUnsent, keepUnsent } from "./unsent.ts";
import { useAddress } from "./use-address.ts";
import { useDraft } from "./use-draft.ts";
import { useIssues } from "./use-issues.ts";
import { useUnsent } from "./use-unsent.ts";
import type { KeptDocument, Notice, WizardProps } from "./wizard-props.ts";
import { stepTitle, t } from "./words.ts";

export type Wizard = ReturnType<typeof useWizard>;

const stepOf = (number: number): StepNumber => steps.find((step) => step.number === number)?.number ?? 1;

/** `loadLast` loads what draws the last step. */
export function useWizard(props: WizardProps, loadLast: () => Promise<void>) {
  const jobId = props.job?.id ?? null;
  const filled = props.job && jobAnswers(props.job);
  const [step, setStep] = useState(props.step);
  const { issues, setIssues, issuesIn, forgive, forgiveMended, ...told } = useIssues(props.issues ?? []);
  const [notice, setNotice] = useState<Notice | undefined>(props.notice);
  const [documents, setDocuments] = useState(props.documents);
  const [fitting, setFitting] = useState(props.fitting);
  const [saving, setSaving] = useState(false);
  const [returns, setReturns] = useState(props.returns ?? false);
  const [held, hold] = useState(false);
  // The browser holds the fields until their step is left, so no keystroke renders anything.
  const answers = useRef<Answers>(props.answers);
  // The server holds these answers, as far as this page knows.
  const known = useRef<Answers>(props.answers);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Until something changes, the page's title is the server's and the heading takes no focus.
  const moved = useRef(false);
  const arrived = useRef<"heading" | keyof Answers>(undefined);

  // What was typed before the script was there is kept, too; what comes back below is kept as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (form.current && isTouched(form.current)) typed();
  }, []);

  const onRestored = () => setNotice((before) => before ?? { kind: "info", text: t("apply.resume") });
  const draft = useDraft(props);
  const { keepTyped, keepSoon } = useUnsent({
    ...{ draft: draft.id, filled, moved: props.moved },
    ...{ answers, form, onRestored },
  });

  const collect = useCallback(() => {
    if (form.current)
      answers.current = { ...answers.current, ...readAnswers(step, new FormData(form.current)) };
    keepTyped();
    return answers.current;
  }, [step, keepTyped]);

  const typed = (event?: FormEvent<HTMLFormElement>) => {
    keepSoon(collect);
    if (!event || !form.current || issues.length === 0) return;
    const now = { ...answers.current, ...readAnswers(step, new FormData(form.current)) };
    forgiveMended((event.target as HTMLInputElement).name, step, now);
  };

  const show = useCallback(
    (target: StepNumber, found: readonly Issue[] = [], comesBack = false) => {
      moved.current = true;
      arrived.current = found.length === 0 ? "heading" : undefined;
      setStep(target);
      setReturns(comesBack);
      setIssues(found);
      setNotice(undefined);
    },
    [setIssues],
  );

  const onMove = useCallback(
    (wanted: number, comesBack: boolean) =>
      show(stepOf(Math.min(wanted, firstOpenStep(collect()))), [], comesBack),
    [collect, show],
  );
  const push = useAddress({ jobId, first: props.step, step, returns, held, onMove });

  const go = (target: StepNumber, found: readonly Issue[] = [], comesBack = false) => {
    collect();
    push(target, comesBack);
    show(target, found, comesBack);
  };

  const change = (target: StepNumber, field: keyof Answers) => {
    go(target, [], true);
    arrived.current = field;
  };

  // A visitor may leave before the fingers rest.
  useEffect(() => {
    addEventListener("pagehide", collect);
    return () => removeEventListener("pagehide", collect);
  }, [collect]);

  useEffect(() => {
    if (!moved.current) return;
    const title = t("shell.title", { page: stepTitle(step) });
    document.title = issues.length > 0 ? t("errors.prefix", { title }) : title;
    const place = arrived.current;
    const element = place && document.getElementById(place);
    element?.closest("details")?.setAttribute("open", "");
    if (place) (element || heading.current)?.focus();
    arrived.current = undefined;
  }, [step, issues]);

  const refuse = (found: readonly Issue[]) => {
    moved.current = true;
    setNotice(undefined);
    setIssues(found);
  };

  /** Says why nothing was saved: at the fields, or in a toast when no field is to blame. */
  const tellUnsaved = ({ issues: found, message = t("errors.offline"), sent }: Saved) => {
    if (found.length > 0) return refuse(found);
    // The toast is gone in a moment. The way to what was sent stays.
    if (sent)
      setNotice({ kind: "error", text: message, link: { href: sent, text: t("appliedBefore.link") } });
    showToast({
      title: t("error"),
      description: message,
      variant: "destructive",
    });
  };

  /** Another tab may have changed the other answers. */
  const saveChanges = async () => {
    const changed = changedAnswers(known.current, answers.current);
    const result = await draft.save({ answers: changed });
    if (result.saved) {
      known.current = { ...known.current, ...changed };
      setFitting(result.fitting);
    }
    return result;
  };

  const save = async (): Promise<boolean> => {
    setSaving(true);
    const result = await saveChanges();
    setSaving(false);
    if (result.saved) forgetUnsent();
    else tellUnsaved(result);
    return result.saved;
  };

  const next = async () => {
    // A reload keeps what is refused or not sent. A browser may fill in fields without an event.
    typed();
    const found = issuesIn(step, collect());
    if (found.length > 0) return refuse(found);
    const target = stepOf(returns ? firstOpenStep(answers.current) : step + 1);
    const [saved] = await Promise.all([save(), target === 4 && loadLast().catch(() => {})]);
    if (!saved) return;
    go(target);
  };

  const back = () => {
    go(stepOf(step - 1));
    keepUnsent(answers.current, { draft: draft.id.current, filled });
    void saveChanges().then((result) => {
      if (result.saved) forgetUnsent();
      else if (result.sent) tellUnsaved(result);
    });
  };

  /** Shows a document once the draft holds it, so that a reload shows it, too. */
  const put = (field: DocumentPlace, { saved, issues: found }: Saved, value: string, kept?: KeptDocument) => {
    if (!saved && found.length === 0) return;
    answers.current = { ...answers.current, [field]: saved ? value : "" };
    if (saved) known.current = { ...known.current, [field]: value };
    setDocuments((before) => ({ ...before, [field]: saved ? kept : undefined }));
    if (found.length > 0) refuse(found);
  };

  /** The caller tells when the draft does not hold the file. */
  const keepUpload = async (
    field: DocumentPlace,
    reference: string,
    kept: KeptDocument,
    retrying: Retrying,
  ): Promise<Saved> => {
    forgive(field);
    const result = await draft.savePatiently(
      { answers: { [field]: reference }, documents: { [field]: kept } },
      retrying,
    );
    put(field, result, reference, kept);
    if (result.sent) tellUnsaved(result);
    return result;
  };

  /** An empty link removes the document. */
  const keepLink = async (field: DocumentPlace, link: string) => {
    forgive(field);
    const result = await draft.save({ answers: { [field]: link }, documents: { [field]: {} } });
    put(field, result, link);
    if (!result.saved && result.issues.length === 0) tellUnsaved(result);
  };

  return {
    ...{
      step,
      issues,
      notice,
      documents,
      fitting,
      saving,
      returns,
      held,
      jobId,
      draft,
      answers,
      form,
      heading,
    },
    ...{ ...told, forgive },
    ...{ go, change, hold, refuse, next, back, typed, keepUpload, keepLink },
  };
}
