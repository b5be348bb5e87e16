import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/own-application.ts";
import type { Payment } from "../../db/payments.ts";
import { statusLabel } from "../../shared/application-status.ts";
import { longDate, longDateTime, usdCents } from "../../shared/format.ts";
import { OwnDocuments } from "./OwnDocuments.tsx";
import { sentRows } from "./sent-rows.ts";

interface Props {
  application: OwnApplication;
  token: string;
}

/** All that an applicant may see of their own application. */
export function OwnApplicationView({ application, token }: Props) {
  const { reference, receipts, paymentStatus } = application;
  return (
    <div className="narrow page own-application">
      <h1>{t("application.title", { reference })}</h1>
      <p className="lead">{t("application.lead")}</p>
      <h2>{t("application.status")}</h2>
      <History application={application} />
      <h2>{t("application.receipt")}</h2>
      {receipts.length === 0 && (
        <p>{t(paymentStatus === "waived" ? "success.receipt.waived" : "application.receipt.none")}</p>
      )}
      {receipts.map((payment) => (
        <Receipt key={payment.id} payment={payment} reference={reference} />
      ))}
      {receipts.length > 0 && <p className="meta">{t("application.receipt.what")}</p>}
      <h2>{t("application.sent")}</h2>
      <Facts rows={sentRows(application)} />
      <h2>{t("application.documents")}</h2>
      <OwnDocuments application={application} token={token} />
      <p>{t("application.help", { email: site.contactEmail, reference })}</p>
    </div>
  );
}

function History({ application: { submittedAt, history } }: { application: OwnApplication }) {
  const steps = [{ status: "submitted" as const, changedAt: submittedAt }, ...history];
  return (
    <ol className="plain history">
      {steps.map(({ status, changedAt }, index) => (
        <li key={changedAt.toISOString()} aria-current={index === steps.length - 1 ? "step" : undefined}>
          <strong>{statusLabel(status)}</strong>
          <span className="meta">{t("application.date", { date: longDateTime(changedAt) })}</span>
        </li>
      ))}
    </ol>
  );
}

const stateWords = {
  succeeded: t("application.receipt.paid"),
  refunding: t("application.receipt.refunding"),
  refunded: t("application.receipt.refunded"),
} as const;

function Receipt({ payment, reference }: { payment: Payment; reference: string }) {
  const { amountCents, intentId, status, refundReason, succeededAt, createdAt, updatedAt } = payment;
  const state = status === "refunding" || status === "refunded" ? status : "succeeded";
  const rows: Row[] = [
    [t("application.receipt.amount"), usdCents(amountCents)],
    [t("application.receipt.paidAt"), longDate(succeededAt ?? createdAt)],
    [t("application.receipt.reference"), reference],
    [t("application.receipt.payment"), intentId ?? ""],
    [t("application.receipt.state"), stateWords[state]],
  ];
  if (state === "refunded") rows.push([t("application.receipt.refundedAt"), longDate(updatedAt)]);
  if (state !== "succeeded" && refundReason) rows.push([t("application.receipt.reason"), refundReason]);
  return <Facts rows={rows} />;
}

type Row = readonly [label: string, value: string];

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="review">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="meta">{t("apply.review.none")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
