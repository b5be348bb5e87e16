import { useLayoutEffect, useState } from "react";
import * as routes from "../../src/routes.ts";
import type { Answers, Application } from "../../src/shared/applying/application.ts";
import type { Issue } from "../../src/shared/issues.ts";
import { changedAnswers } from "../applying/read-answers.ts";
import { forgetUnsent } from "../applying/unsent.ts";
import type { Wizard } from "../applying/use-wizard.ts";
import type { Notice, WizardProps } from "../applying/wizard-props.ts";
import { ApiError, answerOf, api } from "../lib/api.ts";
import { useLinkTo } from "../lib/locale.ts";
import { leaveToast } from "../lib/next-page-toast.ts";
import { showToast } from "../lib/toast.ts";
import { isDue, useFee } from "./fee.ts";
import { intentIdOf, successAddress } from "./success-address.ts";
import { t } from "./words.ts";

type Phase = "terms" | "preparing" | "ready" | "paying" | "paid";

export type Attempt =
  | { status: "succeeded" | "processing" | "canceled" }
  | {
      status: "declined" | "failed";
      message?: string | undefined;
      /** The provider may have taken the money. */
      unsure?: boolean;
    };

export type Told = Pick<Notice, "title" | "text" | "link">;

export type Payment = ReturnType<typeof usePayment>;

const said = (error: unknown) => (error instanceof ApiError ? error.said : undefined);

/** Each button may be pressed again: nothing is paid or sent twice. */
export function usePayment({ payment: given, job, paid }: WizardProps, wizard: Wizard) {
  const linkTo = useLinkTo();
  const fee = useFee();
  const [ready, setReady] = useState(given);
  const [confirming, setConfirming] = useState(given?.confirming);
  const [phase, setPhase] = useState<Phase>(given ? "ready" : "terms");
  const [problem, setProblem] = useState<Told>();
  /** The answers that another tab changed after the review was shown. */
  const [changed, setChanged] = useState<(keyof Answers)[]>([]);

  const { heading } = wizard;
  // The focus goes to the title above the form that replaced the last one.
  useLayoutEffect(() => {
    if (ready !== given || confirming !== given?.confirming) heading.current?.focus();
  }, [ready, confirming, given, heading]);

  const runs = phase !== "terms" && phase !== "ready";
  const { hold } = wizard;
  // The answers are held in the same moment in which the visitor sees that a payment runs.
  useLayoutEffect(() => {
    hold(runs);
    return () => hold(false);
  }, [runs, hold]);

  const application = () => {
    const { answers } = wizard;
    const willingToRelocate = answers.current.willingToRelocate !== false;
    return { ...answers.current, willingToRelocate, jobId: job?.id ?? null } as Application;
  };

  const warn = (heading: string, description: string) =>
    showToast({ title: heading, description, variant: "destructive" });

  const prepare = async () => {
    setPhase("preparing");
    setProblem(undefined);
    setChanged([]);
    const shown = wizard.answers.current;
    try {
      const kept = await wizard.saveAll();
      // A paid draft may be sent by now. The confirmation says so.
      if (!kept.saved && !(paid && kept.sent))
        // The page that follows says where a draft goes on that has moved.
        return kept.moved ? undefined : stop(kept.issues, kept.message, kept.sent);
      // Another tab may have changed the draft. Nobody pays for answers that this page has not shown.
      const changed = changedAnswers(shown, wizard.answers.current);
      if (Object.keys(changed).length > 0) {
        setPhase("terms");
        return setChanged(Object.keys(changed) as (keyof Answers)[]);
      }
      if (paid) return await finish();
      // The server refuses a draft that another tab sent. A paid one leads to its confirmation.
      const json = { ...application(), draft: wizard.draftSaving.id };
      const prepared = await answerOf(api["create-payment-intent"].$post({ json }));
      const { clientSecret } = prepared;
      if (!clientSecret) return await finish();
      // The candidate paid before, for example in another tab, so the payment is finished and not repeated.
      if ("state" in prepared && prepared.state) return location.assign(successAddress(linkTo, clientSecret));
      setReady({ clientSecret });
      setPhase("ready");
    } catch (error) {
      const { issues, link } = error instanceof ApiError ? error : { issues: [], link: undefined };
      stop(issues, said(error), link);
    }
  };

  const stop = (issues: readonly Issue[], text = t("errors.offline"), link?: string) => {
    setPhase("terms");
    if (link) return setProblem({ text, link: { href: link, text: t("appliedBefore.link") } });
    warn(t("error"), isDue(fee) ? t("paymentNotReady") : text);
    if (issues.length > 0) wizard.refuse(issues);
    else setProblem({ text });
  };

  /** Also finishes what failed after the payment. */
  const finish = async () => {
    // The button that was pressed disappears.
    if (ready) heading.current?.focus();
    setPhase("paid");
    setProblem(undefined);
    try {
      const { id } = await answerOf(api.applications.$post({ json: application() }));
      const secret = ready?.clientSecret;
      if (secret) {
        const settle = api.applications[":id"]["complete-payment"];
        await answerOf(settle.$post({ param: { id }, json: { paymentIntentId: intentIdOf(secret) } }));
      }
      forgetUnsent();
      leaveToast({ title: t("submitted"), description: t("submittedText") });
      location.assign(secret ? successAddress(linkTo, secret) : linkTo(routes.applicationSuccess));
    } catch (error) {
      if (!ready) setPhase("terms");
      // The payment has arrived, or nothing was due.
      refuse(t("error"), said(error) ?? t("errors.unreachable"));
    }
  };

  const after = async (attempt: Attempt) => {
    wizard.forgive("cardNumber");
    if (attempt.status === "succeeded") return finish();
    if (attempt.status === "processing" && ready)
      return location.assign(successAddress(linkTo, ready.clientSecret));
    setPhase("ready");
    setProblem(undefined);
    if (attempt.status === "declined") {
      const message = attempt.message ?? t("apply.payment.declined");
      const summaryTitle = t("paymentFailed");
      wizard.refuse([{ path: "cardNumber", message, summaryTitle }]);
      warn(summaryTitle, message);
    }
    if (attempt.status === "failed")
      refuse(
        t("error"),
        attempt.message ?? t("paymentErrorText"),
        attempt.unsure ? t("apply.payment.unsure") : undefined,
      );
  };

  const refuse = (heading: string, message: string, more?: string) => {
    setProblem(more ? { title: message, text: more } : { text: message });
    warn(heading, message);
  };

  const pay = async (attempt: () => Promise<Attempt>) => {
    if (phase === "paying") return;
    setPhase("paying");
    const result = await attempt().catch((error): Attempt => {
      const message = said(error);
      return { status: "failed", message, unsure: message === undefined };
    });
    await after(result);
  };

  const payTestCard = (cardNumber: string, confirm = false) =>
    pay(async () => {
      const clientSecret = ready?.clientSecret ?? "";
      const { status } = await answerOf(
        api["test-payments"].confirm.$post({ json: { clientSecret, cardNumber, confirm } }),
      );
      setConfirming(status === "requires_action" ? cardNumber : undefined);
      if (status === "requires_action") return { status: "canceled" };
      return { status: status === "succeeded" ? "succeeded" : "declined" };
    });

  const cancelConfirmation = () => setConfirming(undefined);

  return {
    phase,
    ready,
    confirming,
    problem,
    changed,
    prepare,
    finish,
    pay,
    payTestCard,
    cancelConfirmation,
  };
}
