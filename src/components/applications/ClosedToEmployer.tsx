import { type ClosedBecause, refundReasons } from "../../content/refund-reasons.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { refundedAfterDays } from "../../shared/applications/withheld.ts";
import { longDate } from "../../shared/format.ts";
import { Notice } from "../shell/Notice.tsx";
import { TestPaymentNote } from "./TestPaymentNote.tsx";

interface Props {
  because: ClosedBecause;
  application: Pick<
    OwnApplication,
    "closedToEmployerOn" | "paymentStatus" | "applicationStatus" | "receipts"
  >;
}

/** Tells the candidate since when the employer may not read the application, and whether the site refunds the fee. */
export function ClosedToEmployer({
  because,
  application: { closedToEmployerOn: closedOn, paymentStatus, applicationStatus, receipts },
}: Props) {
  const isPaid = paymentStatus === "completed";
  return (
    <Notice kind="warning" title={t("employerClosed.title")}>
      {closedOn && <p>{t("employerClosed.since", { date: longDate(closedOn) })}</p>}
      <p>{t("employerClosed.text", { reason: refundReasons[because].receipt })}</p>
      <p>{t(isPaid ? "employerClosed.refund" : "employerClosed.withdraw")}</p>
      {closedOn && isPaid && applicationStatus !== "accepted" && (
        <p>{t("employerClosed.refundOn", { date: longDate(daysAfter(closedOn, refundedAfterDays)) })}</p>
      )}
      {isPaid && <TestPaymentNote receipts={receipts} />}
    </Notice>
  );
}

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000);
