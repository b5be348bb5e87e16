import { type PaymentStatus, paymentBadges } from "../../src/shared/applications/admin-application.ts";
import { type PaymentMark, paymentMarks } from "../../src/shared/payments/payment-marks.ts";

/** Written out: the style sheet keeps only classes that stand somewhere as a whole. */
const classNames = {
  ok: "badge badge-ok",
  warn: "badge badge-warn",
  err: "badge badge-err",
  neutral: "badge",
} as const;

interface Props {
  status: PaymentStatus;
  marks: PaymentMark[];
}

/** The badge of a payment, and one for each thing that its status does not tell. */
export function PaymentBadge({ status, marks }: Props) {
  return (
    <span className="payment-badges">
      {[paymentBadges[status], ...marks.map((mark) => paymentMarks[mark])].map(({ label, kind }) => (
        <span key={label} className={classNames[kind]}>
          {label}
        </span>
      ))}
    </span>
  );
}
