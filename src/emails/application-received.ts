import { claims } from "../content/claims.ts";
import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
import { wordsFor } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import { longDate, passportEnding, usdCents } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { say } from "../shared/say.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, jobFacts, positionName } from "./position-name.ts";

interface Received extends Applied {
  job: { title: string; company: string; sample: boolean } | null;
  submittedAt: Date;
  paymentStatus: PaymentStatus;
  /** Says why the employer may not see it, such as a check that ended while the candidate paid. */
  closedBecause: ClosedBecause | null;
  /** Undefined where nothing was paid. */
  paidCents: number | undefined;
  /** The test gateway took the fee. */
  isTest: boolean;
  /** Undefined when no key opens the sealed number. */
  passportNumber: string | undefined;
}

export const applicationReceived = inItsLanguage((locale: Locale, received: Received): Email => {
  const { t } = wordsFor(locale);
  const { reference, paymentStatus, closedBecause, passportNumber, job, link, submittedAt } = received;
  const { paidCents, isTest } = received;
  const paid = [...(paidCents ? [usdCents(paidCents)] : []), ...(isTest ? [t("emails.receipt.test")] : [])];
  return toCandidate(
    locale,
    received,
    "application received",
    {
      ...headOf(locale, "emails.applicationReceived.subject", received),
      ...(closedBecause && { tone: "act" as const }),
    },
    t("emails.applicationReceived.body", { position: positionName(locale, received) }),
    [
      [t("emails.fact.reference"), reference],
      ...jobFacts(locale, job),
      ...(paid.length > 0 ? [[t("emails.fact.feePaid"), paid.join(" · ")] as const] : []),
      [t("emails.fact.receivedOn"), longDate(submittedAt)],
    ],
    ...nextWords(locale, received),
    t("emails.applicationReceived.link"),
    { label: t("emails.action.application"), link },
    quiet(t("emails.applicationReceived.keep")),
    passportNumber &&
      quiet(t("emails.applicationReceived.passport", { ending: passportEnding(passportNumber) })),
    paymentStatus === "completed" && quiet(t("emails.applicationReceived.limits")),
  );
});

function nextWords(locale: Locale, received: Received) {
  const { t } = wordsFor(locale);
  const { closedBecause, job } = received;
  if (closedBecause) return closedWords(locale, closedBecause, received);
  const [title, text] = job?.sample
    ? [t("practice.title"), t("jobs.sample.notice")]
    : [t("success.next.title"), t("emails.applicationReceived.next", { time: say(claims.reviewTime) })];
  return [{ text: title, look: "title" } as const, text];
}

function closedWords(locale: Locale, because: ClosedBecause, { paymentStatus }: Received) {
  const { t } = wordsFor(locale);
  return [
    `${t("employerClosed.title")}. ${t("employerClosed.text", { reason: refundReasons[because].receipt })}`,
    t(paymentStatus === "completed" ? "employerClosed.offer.paid" : "employerClosed.offer"),
  ];
}
