import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { isCertificate, validUntilName } from "../../src/shared/applications/added-certificate.ts";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import type { DocumentPlace } from "../../src/shared/applying/document-fields.ts";
import type { Issue } from "../../src/shared/issues.ts";
import type { Retrying } from "../lib/retry.ts";
import { showToast } from "../lib/toast.ts";
import { firstOpenStep, readAnswers, stepAsking } from "./read-answers.ts";
import { type Saved, savePatiently } from "./save-draft.ts";
import { useAddress } from "./use-address.ts";
import { useDraft } from "./use-draft.ts";
import { useIssues } from "./use-issues.ts";
import type { KeptDocument, Notice, WizardProps } from "./wizard-props.ts";
import { stepTitle, t } from "./words.ts";

export type Wizard = ReturnType<typeof useWizard>;

const stepOf = (number: number): StepNumber => steps.find((step) => step.number === number)?.number ?? 1;

/** `loadLast` loads what draws the last step. */
export function useWizard(props: WizardProps, loadLast: () => Promise<void>) {
  const jobId = props.job?.id ?? null;
  const [step, setStep] = useState(props.step);
  // A late answer holds an old `step`.
  const at = useRef(step);
  const { issues, setIssues, issuesIn, forgive, forgiveMended, runningUploads, ...told } = useIssues(
    props.issues ?? [],
  );
  const [notice, setNotice] = useState<Notice | undefined>(props.notice);
  const [fitting, setFitting] = useState(props.fitting);
  const [saving, setSaving] = useState(false);
  const [returns, setReturns] = useState(props.returns ?? false);
  const [held, hold] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Until something changes, the page's title is the server's and the heading takes no focus.
  const moved = useRef(false);
  const arrived = useRef<"heading" | keyof Answers>(undefined);

  const onRestored = () => setNotice((before) => before ?? { kind: "info", text: t("apply.resume") });
  const { answers, documents, form, collect, keepSoon, draftSaving, ...tab } = useDraft(props, onRestored);

  const typedIn = (field?: string) => {
    keepSoon();
    if (!field || !form.current || issues.length === 0) return;
    const now = { ...answers.current, ...readAnswers(step, new FormData(form.current)) };
    forgiveMended(field, step, now);
  };

  const typed = (event?: FormEvent<HTMLFormElement>) =>
    typedIn((event?.target as HTMLInputElement | undefined)?.name);

  const show = useCallback(
    (target: StepNumber, found: readonly Issue[] = [], comesBack = false) => {
      moved.current = true;
      arrived.current = found.length === 0 ? "heading" : undefined;
      at.current = target;
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

  /** Shows the issues at their fields. When the step has none of these, leads to the step that has. */
  const refuse = (found: readonly Issue[]) => {
    const asking = found.map(({ path }) => stepAsking(path));
    const target = asking.includes(at.current)
      ? at.current
      : (asking.find((asked) => asked !== undefined) ?? at.current);
    const shown = found.filter((_, index) => (asking[index] ?? target) === target);
    if (target !== at.current) return go(target, shown);
    moved.current = true;
    setNotice(undefined);
    setIssues(shown);
  };

  /** Says why nothing was saved: at the fields, or in a toast when no field is to blame. */
  const tellUnsaved = (result: Saved) => {
    if (result.saved) return;
    const { issues: found, message = t("errors.offline"), sent } = result;
    if (found.length > 0) return refuse(found);
    // The toast disappears. The link to the sent application stays.
    if (sent)
      setNotice({ kind: "error", text: message, link: { href: sent, text: t("appliedBefore.link") } });
    showToast({
      title: t("error"),
      description: message,
      variant: "destructive",
    });
  };

  const saveAll = async (): Promise<Saved> => {
    const result = await draftSaving.save();
    if (result.saved && result.fitting) setFitting(result.fitting);
    return result;
  };

  /** Returns true when the candidate may go on. Who has gone back meanwhile stays there. */
  const save = async (loading?: Promise<void>): Promise<boolean> => {
    setSaving(true);
    const [result] = await Promise.all([saveAll(), loading]);
    setSaving(false);
    if (at.current !== step) return false;
    tellUnsaved(result);
    return result.saved;
  };

  const next = async () => {
    // A reload keeps what is refused or not sent. A browser may fill in fields without an event.
    typed();
    const found = issuesIn(step, collect());
    if (found.length > 0) return refuse(found);
    const target = stepOf(returns ? firstOpenStep(answers.current) : step + 1);
    if (await save(target === 4 ? loadLast().catch(() => {}) : undefined)) go(target);
  };

  /** Saves first, because the next page may ask for what the draft holds. */
  const leave = async (address: string) => {
    typed();
    const running = runningUploads();
    if (running.length > 0) return refuse(running);
    if (await save()) location.assign(address);
  };

  const back = () => {
    typed();
    go(stepOf(step - 1));
    void saveAll().then((result) => {
      if (!result.saved && result.sent) tellUnsaved(result);
    });
  };

  /** Refused uploads and links leave their place empty. A toast tells who has left the step. */
  const settle = (field: DocumentPlace, result: Saved): Saved => {
    if (result.saved || result.issues.length === 0) return result;
    tab.show({ ...answers.current, [field]: "" });
    if (at.current !== 3) return { ...result, issues: [], message: result.issues[0]?.message };
    refuse(result.issues);
    return result;
  };

  /** The date goes with its certificate, which may move to another place. */
  const dateOf = (field: DocumentPlace): Answers => {
    const name = isCertificate(field) && validUntilName(field);
    return name && collect()[name] ? { [name]: collect()[name] } : {};
  };

  /** The caller tells the candidate when the draft does not hold the file. */
  const keepUpload = async (
    field: DocumentPlace,
    reference: string,
    kept: KeptDocument,
    retrying: Retrying,
  ): Promise<Saved> => {
    forgive(field);
    const part = { answers: { [field]: reference, ...dateOf(field) }, documents: { [field]: kept } };
    const result = settle(field, await savePatiently(() => draftSaving.savePart(part), retrying));
    if (!result.saved && result.sent) tellUnsaved(result);
    return result;
  };

  /** An empty link removes the document. */
  const keepLink = async (field: DocumentPlace, link: string) => {
    forgive(field);
    const date = isCertificate(field) && !link ? { [validUntilName(field)]: "" } : {};
    const part = { answers: { [field]: link, ...date }, documents: { [field]: {} } };
    const result = settle(field, await draftSaving.savePart(part));
    if (result.issues.length === 0) tellUnsaved(result);
  };

  return {
    ...{
      step,
      issues,
      notice,
      documents: documents.current,
      fitting,
      saving,
      returns,
      held,
      jobId,
      draftSaving,
      answers,
      form,
      heading,
    },
    ...{ ...told, forgive },
    ...{ go, change, hold, refuse, next, leave, back, saveAll, typed, typedIn, keepUpload, keepLink },
  };
}
