import type { WizardWords } from "../../../islands/applying/words.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { t } from "../../content/words.ts";
import { steps } from "../../shared/applying/application.ts";
import { documentWords } from "../applications/document-words.ts";
import { paymentWords } from "../payments/payment-words.ts";

/** Filled in the browser, where the values are known. */
const step = "{step}";
const heading = "{heading}";

/** The page's own title, before the site's name. */
export const stepTitle = (number: number | string, title: string) =>
  t("apply.meta.title", { step: number, steps: steps.length, heading: title });

export const stepHeadings = [
  t("apply.step.personal"),
  t("apply.step.professional"),
  t("apply.step.documents"),
  t("apply.step.payment"),
] as const;

/**
 * All texts of the wizard, for a fee as people read it; undefined where nothing is to pay. `paid`: not any more;
 * `waivedFor`: why nothing is to pay where others pay.
 */
export function wizardWords(fee: string | undefined, paid: boolean, waivedFor?: string): WizardWords {
  const due = paid ? undefined : fee;
  return {
    pageTitle: t("shell.title", { page: stepTitle(step, heading) }),
    errorTitle: t("errors.prefix", { title: "{title}" }),
    summary: t("errors.summary"),
    progress: t("apply.progress", { step, steps: steps.length }),
    progressLabel: t("apply.progress.label"),
    headings: stepHeadings,
    leads: [
      t("apply.step.personal.lead"),
      t("apply.step.professional.lead"),
      t("apply.step.documents.lead"),
      due ? t("apply.step.payment.lead") : t("apply.step.payment.leadFree"),
    ],
    job: t("apply.job"),
    jobGeneral: t("apply.job.general"),
    jobChange: t("apply.job.change"),
    jobChoose: t("apply.job.choose"),
    ...feeWords(fee, paid, waivedFor),
    required: t("apply.required"),
    optional: t("apply.optional"),
    choose: t("apply.choose"),
    yes: t("apply.yes"),
    no: t("apply.no"),
    back: t("apply.back"),
    continue: t("apply.continue"),
    saved: t("apply.saved"),
    resume: t("apply.resume"),
    discard: t("apply.discard"),
    offline: t("errors.offline"),
    close: t("shell.close"),
    documents: documentWords,
    review: {
      title: t("apply.review.title"),
      change: t("apply.review.change"),
      changeLabel: t("apply.review.change.label", { field: "{field}" }),
      none: t("apply.review.none"),
      uploaded: t("apply.review.uploaded"),
    },
    terms: {
      title: t("apply.terms.title"),
      label: t("apply.terms.label"),
      accept: t("apply.terms.accept"),
      proceed: due ? t("apply.terms.proceed") : t("apply.terms.submitFree"),
      required: applyMessages.termsRequired,
      requiredText: applyMessages.termsRequiredText,
    },
    payment: paymentWords(fee ?? ""),
  };
}

function feeWords(fee: string | undefined, paid: boolean, reason: string | undefined) {
  if (paid) return { feeTitle: t("apply.payment.title"), feeText: t("apply.payment.done") };
  const free = reason ? `${t("fee.waived", { reason })} ${t("fee.free")}` : t("fee.free");
  if (!fee) return { feeTitle: t("fee.free.title"), feeText: free };
  return { feeTitle: t("fee.title"), feeText: t("fee.notice", { fee }) };
}
