import type { Context } from "hono";
import { Hono } from "hono";
import { firstOpenStep } from "../../../islands/applying/read-answers.ts";
import { successAddress } from "../../../islands/payments/success-address.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { paymentMessages } from "../../content/payment-messages.ts";
import { t } from "../../content/words.ts";
import { answersDigest } from "../../domain/applying/answers-digest.ts";
import type { Draft } from "../../domain/applying/draft.ts";
import { isUnsaved, savePageDraft } from "../../domain/applying/save-page-draft.ts";
import { submitApplication } from "../../domain/applying/submit-application.ts";
import { preparePayment } from "../../domain/payments/prepare-payment.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { loggedFailureOf } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { Application } from "../../shared/applying/application.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { say } from "../../shared/say.ts";
import { appliedJob } from "./apply-job.ts";
import { renderStep } from "./apply-page.tsx";
import { answerUnsaved, linkToSent } from "./apply-sent.ts";

/**
 * Runs after the candidate accepts the terms. Prepares the payment and shows its form, or submits when nothing is
 * to pay.
 */
export const applyTerms = new Hono<Env>().post(routes.applyTerms.path, rateLimit, async (c) => {
  const { sql, vault } = c.env;
  const form = await readForm(c);
  const browserHash = await ensureBrowser(c);
  const asked = form.get("jobId");
  const patch = { ...(asked !== null && { jobId: asked || null }), language: c.var.locale };
  const saved = await savePageDraft(sql, vault, browserHash, patch, form.get("draft"));
  if (isUnsaved(saved)) return answerUnsaved(c, browserHash, saved, asked);
  if ("issues" in saved) throw new Failure("invalidInput", { issues: saved.issues });
  const { draft } = saved;
  const job = await appliedJob(c, undefined, draft);
  const link = (step: number) => c.var.linkTo(routes.apply, { ...(job && { job: job.id }), step });
  if (form.has("back")) return c.redirect(link(3), 303);

  const open = firstOpenStep(draft.answers);
  if (open < 4) return c.redirect(link(open), 303);
  const shown = form.get("shown");
  if (shown && shown !== answersDigest(draft.answers)) {
    c.status(409);
    const told = { title: t("apply.review.changed.title"), text: t("apply.review.changed.text") };
    return renderStep(c, { step: 4, draft, job, notice: { kind: "warning", ...told } });
  }
  if (!form.has("terms")) {
    c.status(400);
    const message = say(applyMessages.termsRequiredText);
    const issues = [{ path: "terms", message, summaryTitle: say(applyMessages.termsRequired) }];
    return renderStep(c, { step: 4, draft, job, issues });
  }
  const application = Application.safeParse({ ...draft.answers, jobId: draft.jobId });
  if (!application.success) return again(c, draft, job, issuesOf(application.error));
  return proceed(c, { browserHash, draft, job, application: application.data });
});

interface Accepted {
  browserHash: Uint8Array;
  draft: Draft;
  job: Job | undefined;
  application: Application;
}

async function proceed(c: Context<Env>, accepted: Accepted) {
  const { browserHash, draft, job, application } = accepted;
  try {
    if (draft.paymentStatus === "completed") return await submit(c, accepted);
    const prepared = await preparePayment(c.env, browserHash, application, { language: c.var.locale });
    if ("issues" in prepared) return again(c, draft, job, prepared.issues);
    const { clientSecret, state } = prepared;
    if (!clientSecret) return await submit(c, accepted);
    // Another tab has paid meanwhile. The confirmation finishes the application.
    if (state !== "payable") return c.redirect(successAddress(c.var.linkTo, clientSecret), 303);
    return await renderStep(c, { step: 4, draft, job, payment: { clientSecret } });
  } catch (error) {
    const failure = error instanceof ProviderAway ? loggedFailureOf(c, error) : error;
    if (!(failure instanceof Failure)) throw failure;
    c.status(failure.status);
    // The site tried no payment, because the application was sent before.
    const told = failure.sentId
      ? { text: failure.message, link: linkToSent(c, failure.sentId) }
      : {
          title: say(applyMessages.error),
          text: `${say(paymentMessages.paymentNotReady)}. ${failure.message}`,
        };
    return renderStep(c, { step: 4, draft, job, notice: { kind: "error", ...told } });
  }
}

/** Submits an application that needs no payment, or none any more. */
async function submit(c: Context<Env>, { browserHash, draft, job, application }: Accepted) {
  const submitted = await submitApplication(c.env, { browserHash, application, language: c.var.locale });
  return "issues" in submitted
    ? again(c, draft, job, submitted.issues)
    : c.redirect(c.var.linkTo(routes.applicationSuccess), 303);
}

/** Shows step 3 again, when an answer is not valid any more, such as a deleted document. */
function again(c: Context<Env>, draft: Draft, job: Job | undefined, issues: Issue[]) {
  c.status(400);
  return renderStep(c, { step: 3, draft, job, issues });
}
