import LeftToast from "../../../islands/LeftToast.tsx";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { leftToastKey } from "../../../islands/lib/next-page-toast.ts";
import { claims } from "../../content/claims.ts";
import { paymentMessages } from "../../content/payment-messages.ts";
import { type ClosedBecause, refundReasons } from "../../content/refund-reasons.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { AppliedJob, Voyage } from "../../db/applications/application-job.ts";
import * as routes from "../../routes.ts";
import { businessDaysAfter } from "../../shared/applications/expected-dates.ts";
import { longDate } from "../../shared/format.ts";
import { markLabels, type PaymentMark } from "../../shared/payments/payment-marks.ts";
import { say } from "../../shared/say.ts";
import { CourseMap } from "../applications/CourseMap.tsx";
import { ApplyLink, ButtonLink, QuietLink } from "../shell/ButtonLink.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Island } from "../shell/Island.tsx";
import { OutboxLead, useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { OperatorLines } from "../shell/OperatorLines.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { PracticeNote } from "./PracticeNote.tsx";

interface Props {
  /** Undefined in a browser that may not see it. */
  reference: string | undefined;
  /** Undefined for a general application. */
  job: AppliedJob | undefined;
  /** Says why the employer may not see it, as after a check that ended while the candidate paid. */
  closedBecause?: ClosedBecause | undefined;
  /** Leads to the application's own page. A secret link shows only once. */
  link: { href: string; isSecret: boolean } | undefined;
  receipt: ReceiptFacts;
  feeCents: number;
  /** Undefined in a browser that may not see it. */
  sent?: { at: Date; voyage: Voyage } | undefined;
}

interface ReceiptFacts {
  /** Absent where nothing was paid. */
  fee?: string;
  marks: PaymentMark[];
  waived: boolean;
  /** The test gateway took the payment. */
  test: boolean;
}

export function ApplicationSubmitted(props: Props) {
  const { reference, job, closedBecause, link, receipt, feeCents, sent } = props;
  const linkTo = useLinkTo();
  const known = reference !== undefined;
  return (
    <>
      <Head {...props} />
      <div className="wrap page voyage-body">
        <div>
          {known ? !link && <LinkShown /> : <ElsewhereSent isPaid={feeCents > 0} />}
          {job?.sample && <PracticeNote />}
          {closedBecause ? (
            <Notice kind="warning" title={t("employerClosed.title")}>
              <p>{t("employerClosed.text", { reason: refundReasons[closedBecause].receipt })}</p>
              <p>{t(receipt.fee ? "employerClosed.offer.paid" : "employerClosed.offer")}</p>
            </Notice>
          ) : (
            <NextSteps
              at={job?.sample ? undefined : sent?.at}
              title={t(known || feeCents === 0 ? "success.next.title" : "success.next.paid")}
            />
          )}
        </div>
        {known && (
          <div className="beside">
            <h2>{t("application.receipt")}</h2>
            <dl className="receipt">
              {job && <Fact term={t("application.vacancy")}>{t("application.vacancy.of", { ...job })}</Fact>}
              <Receipt {...receipt} />
            </dl>
            {receipt.fee && !closedBecause && (
              <p>
                {t("success.receipt.text")}{" "}
                <a href={`${linkTo(routes.terms)}#clause-9`}>{t("fee.refunds")}</a>
              </p>
            )}
            <OperatorLines />
          </div>
        )}
        <div>
          <p>
            <ContactText>{t("success.contact", { email: site.contactEmail })}</ContactText>
          </p>
          {known && <AnyDevice />}
          <p className="actions">
            <QuietLink href={linkTo(routes.jobs)}>{t("success.jobs")}</QuietLink>
            <QuietLink href={linkTo(routes.home)}>{t("success.home")}</QuietLink>
          </p>
          <Island of={LeftToast} props={{}} when="kept" wakeIfKept={leftToastKey} />
        </div>
      </div>
    </>
  );
}

function Head({ reference, job, sent, closedBecause, link }: Props) {
  const due =
    sent && !closedBecause && !job?.sample && longDate(businessDaysAfter(sent.at, claims.reviewDays));
  return (
    <div className="page-head navy voyage">
      <div className="wrap">
        <div>
          <h1>{t(reference ? "success.title" : "success.neutral.title")}</h1>
          <p className="lead">
            {reference
              ? [t("success.lead"), due && t("track.due", { date: due })].filter(Boolean).join(" ")
              : t("success.neutral.lead")}
          </p>
          {reference && (
            <dl>
              <dt>{t("success.reference")}</dt>
              <dd className="reference" data-shown-once>
                {reference}
              </dd>
              <dd className="meta">{t("success.reference.hint")}</dd>
            </dl>
          )}
          {reference && link && <LinkCard {...link} />}
          {/* A script says it in a toast. */}
          {reference && (
            <div className="notice notice-success without-toast" role="status">
              <h2>{say(paymentMessages.submitted)}</h2>
              <p>{say(paymentMessages.submittedText)}</p>
            </div>
          )}
        </div>
        {sent && <CourseMap voyage={sent.voyage} />}
      </div>
    </div>
  );
}

function Receipt({ fee, marks, waived, test }: ReceiptFacts) {
  return (
    <div>
      <dt>{t("success.receipt")}</dt>
      <dd>{fee ?? t(waived ? "success.receipt.waived" : "success.receipt.free")}</dd>
      {fee && test && <dd className="meta">{t("apply.payment.test")}</dd>}
      {marks.length > 0 && <dd>{markLabels(marks)}</dd>}
    </div>
  );
}

/** The candidate must keep this link. Without script a browser copies it by its own menu. */
function LinkCard({ href, isSecret }: NonNullable<Props["link"]>) {
  const sendsEmail = useSendsEmail();
  const unmailed = isSecret ? "success.link.noEmail" : "success.link.keep";
  return (
    <div className="card own-link">
      <div data-shown-once={isSecret || undefined}>
        {isSecret ? <strong>{t("success.link.once")}</strong> : <h2>{t("success.link")}</h2>}
        <p className="actions">
          <ApplyLink href={href}>{t("success.link.open")}</ApplyLink>
        </p>
      </div>
      {isSecret && (
        <p>
          <button
            type="button"
            className="btn btn-quiet"
            data-copies={href}
            data-copied={t("success.link.copied")}
            data-refused={t("success.link.refused")}
            disabled
          >
            {t("success.link.copy")}
          </button>{" "}
          <span role="status" />
        </p>
      )}
      <p>
        {t(isSecret ? "success.link.text" : "success.link.here")}{" "}
        {t(sendsEmail ? "success.link.alsoMailed" : unmailed)} <OutboxLead />
      </p>
    </div>
  );
}

function LinkShown() {
  const sendsEmail = useSendsEmail();
  return (
    <section>
      <h2>{t("success.link")}</h2>
      <p>{t(sendsEmail ? "success.link.mailed" : "success.link.shown")}</p>
    </section>
  );
}

/** This browser did not send the application, so it gets no details. */
function ElsewhereSent({ isPaid }: { isPaid: boolean }) {
  const linkTo = useLinkTo();
  return (
    <section>
      {isPaid && <p>{t("success.neutral.text")}</p>}
      <p className="actions">
        <ButtonLink href={linkTo(routes.track)}>{t("track.title")}</ButtonLink>
      </p>
    </section>
  );
}

/** The page behind the link emails a code. */
function AnyDevice() {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  if (!sendsEmail) return null;
  return (
    <p>
      {t("track.later")} <a href={linkTo(routes.track)}>{t("track.title")}</a>
    </p>
  );
}
