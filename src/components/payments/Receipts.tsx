import { refundSentence } from "../../content/refund-reasons.ts";
import { t } from "../../content/words.ts";
import type { Payment } from "../../db/payments/payments.ts";
import { longDate, usdCents } from "../../shared/format.ts";
import { paymentMarks } from "../../shared/payments/payment-marks.ts";
import { say } from "../../shared/say.ts";
import { Facts, type Row } from "../applications/Facts.tsx";
import { Badge } from "../shell/Badge.tsx";
import { OperatorLines } from "../shell/OperatorLines.tsx";
import { WholeReferences } from "../shell/WholeReferences.tsx";

/** The payments and refunds of an application. */
export function Receipts({ receipts, reference }: { receipts: Payment[]; reference: string }) {
  return (
    <>
      {receipts.map((payment) => (
        <Receipt key={payment.id} payment={payment} reference={reference} />
      ))}
      {receipts.some(({ status }) => status !== "refunded") && (
        <p className="meta">{t("application.receipt.what")}</p>
      )}
      {receipts.length > 0 && <OperatorLines />}
    </>
  );
}

/** A fee that came back is not a fee that somebody paid. */
const amountText = ({ amountCents, status, updatedAt }: Payment): string => {
  const amount = usdCents(amountCents);
  if (status !== "refunded") return amount;
  return t("application.receipt.amount.refunded", { amount, date: longDate(updatedAt) });
};

/** The amount is visible while the receipt is folded. */
export const receiptTitle = (receipts: Payment[]): string =>
  [t("application.receipt"), ...receipts.map(amountText)].join(" · ");

const stateWords = {
  succeeded: "application.receipt.paid",
  test: "application.receipt.paid.test",
  refunding: "application.receipt.refunding",
  refunded: "application.receipt.refunded",
} as const;

function Receipt({ payment, reference }: { payment: Payment; reference: string }) {
  const { intentId, provider, status, refundedCents, succeededAt, createdAt } = payment;
  const state = status === "refunding" || status === "refunded" ? status : "succeeded";
  const key = state === "succeeded" && provider === "test" ? "test" : state;
  const rows: Row[] = [
    [t("application.receipt.amount"), amountText(payment)],
    [t("application.receipt.paidAt"), longDate(succeededAt ?? createdAt)],
    [t("application.receipt.reference"), <WholeReferences key="reference">{reference}</WholeReferences>],
    [
      t("application.receipt.payment"),
      intentId && (
        <bdi key="payment" className="payment-id">
          {intentId}
        </bdi>
      ),
    ],
    [t("application.receipt.state"), <State key="state" words={t(stateWords[key])} marks={payment.marks} />],
  ];
  if (payment.marks.includes("partly_refunded"))
    rows.push([t("application.receipt.refundedPart"), usdCents(refundedCents)]);
  const reason = refundSentence(payment);
  if (state !== "succeeded" && reason) rows.push([t("application.receipt.reason"), reason]);
  return <Facts rows={rows} />;
}

const State = ({ words, marks }: { words: string; marks: Payment["marks"] }) => (
  <span className="badges">
    {words}
    {marks.map((mark) => (
      <Badge key={mark} kind={paymentMarks[mark].kind}>
        {say(paymentMarks[mark].label)}
      </Badge>
    ))}
  </span>
);
