import type { Context } from "hono";
import ApplyWizard from "../../../islands/ApplyWizard.tsx";
import { unsentKey } from "../../../islands/applying/unsent.ts";
import type { WizardProps } from "../../../islands/applying/wizard-props.ts";
import { stepTitle } from "../../../islands/applying/words.ts";
import { isUncheckedEmployer, receiverText } from "../../components/jobs/VerifiedEmployer.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { feeLine } from "../../content/fee-line.ts";
import { terms } from "../../content/legal.ts";
import { monthlyPay } from "../../content/pay.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { listFeeWaivers } from "../../db/payments/fee-waivers.ts";
import { answersDigest } from "../../domain/applying/answers-digest.ts";
import { type Draft, isBegun, namedDocuments } from "../../domain/applying/draft.ts";
import { refilledAnswers } from "../../domain/applying/refilled-answers.ts";
import { realFittingJobsIfReadable } from "../../domain/jobs/find-fitting-jobs.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { StepNumber } from "../../shared/applying/application.ts";
import { statedJobType } from "../../shared/applying/job-answers.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { usdCents } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { waiverFor } from "../../shared/payments/fee-waiver.ts";

interface View extends Pick<WizardProps, "issues" | "notice" | "payment" | "returns" | "openJobs"> {
  step: StepNumber;
  draft: Draft | undefined;
  job: Job | undefined;
}

/** Renders one step of the wizard as a page. */
export async function renderStep(c: Context<Env>, { step, draft, job, ...shown }: View) {
  const { sql, settings, mail } = c.env;
  const { issues, notice } = shown;
  const waivers = settings.feeCents > 0 ? await listFeeWaivers(sql) : [];
  const waiver = job && waiverFor(waivers, job);
  const fee = settings.feeCents > 0 && !waiver ? usdCents(settings.feeCents) : undefined;
  const paid = draft?.paymentStatus === "completed";
  const isGeneral = step === 4 && !job && draft && !paid && !shown.payment;
  const answers = draft ? { ...draft.answers, ...(await refilledAnswers(sql, draft, job)) } : {};
  const wizard: WizardProps = {
    step,
    answers,
    documents: draft ? namedDocuments(draft) : {},
    job: job && {
      id: job.id,
      title: job.title,
      company: job.company,
      country: job.country,
      sector: job.sector,
      jobType: statedJobType(job),
      pay: monthlyPay(job),
      sample: job.sample,
      receiver: receiverText(job),
      ...(isUncheckedEmployer(job) && { trust: "unchecked" as const }),
      ...(!job.sample && job.verification && { trust: "checked" as const }),
    },
    documentsLead: documentsLead(job),
    ...shown,
    chargedBy: settings.operatorName ?? site.name,
    ...(step === 4 && !shown.payment && { shown: answersDigest(answers) }),
    ...(isGeneral && { fitting: await realFittingJobsIfReadable(sql, draft.answers) }),
    elsewhere: t("draftLink.title"),
    ...(mail && { mailsReceipt: true }),
    stripeKey: settings.stripe?.publishableKey,
    terms: terms(fee),
    fee,
    feeLine: feeLine(settings.feeCents, job?.sample),
    ...(settings.feeCents > 0 && {
      feeDetail: job?.sample
        ? t("fee.line.real", { fee: usdCents(settings.feeCents) })
        : t("fee.line.buysNothing"),
    }),
    feeTerms: {
      more: t("fee.more"),
      refunds: t("fee.refunds"),
      href: `${c.var.linkTo(routes.terms)}#clause-9`,
    },
    waivedFor: waiver?.reason,
    ...(!job && !paid && waivers.length > 0 && { waived: { waivers, terms: terms(undefined) } }),
    paid,
    today: dayOf(c.env.clock()),
    ...(draft && { draft: draft.id }),
    // The browser drops the answers that it kept of another draft.
    ...((draft?.moved || draft?.reused) && { moved: true }),
    started: draft !== undefined && (isBegun(draft) || !draft.moved),
  };
  await ApplyWizard.ready(wizard);
  return c.render(<ApplyPage wizard={wizard} />, {
    title: stepTitle(step),
    isError: (issues && issues.length > 0) || notice?.kind === "error",
    description: t("apply.meta.description"),
    keywords: t("apply.meta.keywords"),
    canonical: c.var.linkTo(routes.apply),
    noindex: true,
    hasFooterRow: true,
    styles: ["apply", "wizard", "files"],
    linksStyles: step > 1,
  });
}

function documentsLead(job: Job | undefined): string {
  const who = { site: site.name };
  if (job?.sample) return t("apply.step.documents.leadSample", who);
  return t(job?.employerId ? "apply.step.documents.lead" : "apply.step.documents.leadGeneral", who);
}

function ApplyPage({ wizard }: { wizard: WizardProps }) {
  return (
    <div className="narrow page apply">
      {/* A payment form that is ready loads at once. */}
      <Island
        of={ApplyWizard}
        props={wizard}
        when={wizard.payment ? "load" : "interaction"}
        wakeIfKept={unsentKey}
      />
    </div>
  );
}
