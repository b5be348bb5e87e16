import LeftToast from "../../../islands/LeftToast.tsx";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { leftToastKey } from "../../../islands/lib/next-page-toast.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { claims } from "../../content/claims.ts";
import { type ClosedBecause, refundReasons } from "../../content/refund-reasons.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { JobName } from "../../db/applications/application-job.ts";
import * as routes from "../../routes.ts";
import { markLabels, type PaymentMark } from "../../shared/payments/payment-marks.ts";
import { ButtonLink, QuietLink } from "../shell/ButtonLink.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Island } from "../shell/Island.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  /** Undefined for a browser that may not be told. */
  reference: string | undefined;
  /** Undefined for none in particular. */
  job: JobName | undefined;
  /** Why the employer may not see it, as after a check that ended while the candidate paid. */
  closedBecause?: ClosedBecause | undefined;
  /** To the application's own page; only once a secret one. */
  link: { href: string; isSecret: boolean } | undefined;
  receipt: ReceiptFacts;
}

interface ReceiptFacts {
  /** Absent where nothing was paid. */
  fee?: string;
  marks: PaymentMark[];
  waived: boolean;
  /** The test gateway took the payment. */
  test: boolean;
}

export function ApplicationSubmitted({ reference, job, closedBecause, link, receipt }: Props) {
  const linkTo = useLinkTo();
  const known = reference !== undefined;
  return (
    <div className="narrow page">
      <h1>{known ? t("success.title") : t("success.neutral.title")}</h1>
      {known ? (
        // With script a toast says so.
        <noscript>
          <Notice kind="success" text={applyMessages.submittedText} />
        </noscript>
      ) : (
        <p className="lead">{t("success.neutral.text")}</p>
      )}
      {known && (
        <>
          <dl className="facts">
            <div>
              <dt>{t("success.reference")}</dt>
              <dd className="reference">{reference}</dd>
              <dd className="meta">{t("success.reference.hint")}</dd>
            </div>
            {job && <Fact term={t("application.vacancy")}>{t("application.vacancy.of", { ...job })}</Fact>}
            <Receipt {...receipt} isRefundable={closedBecause !== undefined} />
          </dl>
          <OwnPage link={link} />
        </>
      )}
      {closedBecause ? (
        <Notice kind="warning" title={t("employerClosed.title")}>
          <p>{t("employerClosed.text", { reason: refundReasons[closedBecause].receipt })}</p>
          <p>{t(receipt.fee ? "employerClosed.offer.paid" : "employerClosed.offer")}</p>
        </Notice>
      ) : (
        <NextSteps />
      )}
      <p>
        {t("track.later")} <a href={linkTo(routes.track)}>{t("track.title")}</a>
      </p>
      <p>{t("success.validity", { period: claims.applicationValidity })}</p>
      <p>
        <ContactText>{t("success.contact", { email: site.contactEmail })}</ContactText>
      </p>
      <p className="actions">
        <QuietLink href={linkTo(routes.jobs)}>{t("success.jobs")}</QuietLink>
        <QuietLink href={linkTo(routes.home)}>{t("success.home")}</QuietLink>
      </p>
      <Island of={LeftToast} props={{}} when="kept" wakeIfKept={leftToastKey} />
    </div>
  );
}

const NextSteps = () => (
  <>
    <h2>{t("success.next.title")}</h2>
    <ol className="next-steps">
      <li>{t("success.next.review", { time: claims.reviewTime })}</li>
      <li>{t("success.next.interview")}</li>
      <li>{t("success.next.visa")}</li>
      <li>{t("success.next.email")}</li>
    </ol>
  </>
);

function Receipt({ fee, marks, waived, test, isRefundable }: ReceiptFacts & { isRefundable: boolean }) {
  return (
    <div>
      <dt>{t("success.receipt")}</dt>
      <dd>{fee ?? t(waived ? "success.receipt.waived" : "success.receipt.free")}</dd>
      {marks.length > 0 && <dd>{markLabels(marks)}</dd>}
      {fee && !isRefundable && <dd className="meta">{t("success.receipt.text", { fee })}</dd>}
      {fee && test && <dd className="meta">{t("success.receipt.test")}</dd>}
    </div>
  );
}

function OwnPage({ link }: Pick<Props, "link">) {
  const text = link?.isSecret ? "success.link.text" : link ? "success.link.here" : "success.link.mailed";
  return (
    <section>
      <h2>{t("success.link")}</h2>
      <p>{t(text)}</p>
      {link && (
        <p className="own-link" data-shown-once={link.isSecret || undefined}>
          <ButtonLink href={link.href}>{t("success.link.open")}</ButtonLink>
        </p>
      )}
    </section>
  );
}
