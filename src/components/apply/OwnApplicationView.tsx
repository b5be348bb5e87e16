import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/own-application.ts";
import { statusLabel } from "../../shared/application-status.ts";
import { longDateTime } from "../../shared/format.ts";
import { Notice } from "../Notice.tsx";
import { OwnCertificates } from "../tracking/OwnCertificates.tsx";
import { OwnWithdrawal } from "../tracking/OwnWithdrawal.tsx";
import { Facts } from "./Facts.tsx";
import { OwnConsent } from "./OwnConsent.tsx";
import { OwnData } from "./OwnData.tsx";
import { OwnDocuments } from "./OwnDocuments.tsx";
import { Receipts } from "./Receipts.tsx";
import { sentRows } from "./sent-rows.ts";

interface Props {
  application: OwnApplication;
  token: string;
  /** Why the certificate that was just sent was not taken. */
  problem?: string | undefined;
}

/** All that an applicant may see of their own application. */
export function OwnApplicationView({ application, token, problem }: Props) {
  const { reference, receipts, paymentStatus, details } = application;
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
      <Receipts receipts={receipts} reference={reference} />
      <h2>{t("application.sent")}</h2>
      {!details && <Notice kind="error">{t("ownData.unreadable", { email: site.contactEmail })}</Notice>}
      <Facts rows={sentRows(application)} />
      <OwnConsent application={application} />
      <h2>{t("application.documents")}</h2>
      <OwnDocuments application={application} token={token} />
      <OwnCertificates application={application} token={token} problem={problem} />
      <OwnWithdrawal application={application} token={token} />
      <OwnData erasure={application.erasure} token={token} />
      <p>{t("application.help", { email: site.contactEmail, reference })}</p>
    </div>
  );
}

function History({ application: { submittedAt, history, withdrawnAt } }: { application: OwnApplication }) {
  const steps = [{ status: "submitted" as const, changedAt: submittedAt }, ...history].map(
    ({ status, changedAt }) => ({ label: statusLabel(status), changedAt }),
  );
  if (withdrawnAt) steps.push({ label: t("withdrawal.status"), changedAt: withdrawnAt });
  return (
    <ol className="plain history">
      {steps.map(({ label, changedAt }, index) => (
        <li key={changedAt.toISOString()} aria-current={index === steps.length - 1 ? "step" : undefined}>
          <strong>{label}</strong>
          <span className="meta">{t("application.date", { date: longDateTime(changedAt) })}</span>
        </li>
      ))}
    </ol>
  );
}
