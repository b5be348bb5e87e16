import { type PaymentStatus, paymentBadges } from "../../src/shared/applications/admin-application.ts";
import { type PaymentMark, paymentMarks } from "../../src/shared/payments/payment-marks.ts";
import { say } from "../../src/shared/say.ts";

/** The style sheet keeps only classes that the sources hold as a whole, so these are not put together. */
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

export function PaymentBadge({ status, marks }: Props) {
  return (
    <span className="payment-badges">
      {[paymentBadges[status], ...marks.map((mark) => paymentMarks[mark])].map(({ label, kind }) => (
        <span key={label} className={classNames[kind]}>
          {say(label)}
        </span>
      ))}
    </span>
  );
}
