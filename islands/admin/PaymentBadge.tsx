import { type PaymentStatus, paymentBadges } from "../../src/shared/admin-application.ts";

/** Written out: the style sheet keeps only classes that stand somewhere as a whole. */
const classNames = {
  ok: "badge badge-ok",
  warn: "badge badge-warn",
  err: "badge badge-err",
  neutral: "badge",
} as const;

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { label, kind } = paymentBadges[status];
  return <span className={classNames[kind]}>{label}</span>;
}
