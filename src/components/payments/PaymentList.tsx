import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { PaymentInFocus } from "../../db/payments/payments-attention.ts";
import * as routes from "../../routes.ts";
import { listedDateTime } from "../../shared/applications/listed-dates.ts";
import { usdCents } from "../../shared/format.ts";
import type { DisputeState } from "../../shared/payments/payment-marks.ts";
import { Badge, type BadgeKind } from "../shell/Badge.tsx";

const disputeKinds: Record<DisputeState, BadgeKind> = { open: "warn", won: "ok", lost: "err" };

/** A payment whose application is known links to it in the list of applications, too. */
type ListedPayment = PaymentInFocus & { applicationId?: string };

interface Props {
  id: string;
  title: string;
  /** Says what happens to these payments. */
  text: string;
  /** The label of the reason. */
  reasonLabel: string;
  payments: ListedPayment[];
}

export function PaymentList({ id, title, text, reasonLabel, payments }: Props) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div>
        <p>{text}</p>
        <ul className="plain entries payments">
          {payments.map((payment) => (
            <FocusedPayment key={payment.id} payment={payment} reasonLabel={reasonLabel} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function FocusedPayment({ payment, reasonLabel }: { payment: ListedPayment; reasonLabel: string }) {
  const linkTo = useLinkTo();
  const { intentId, amountCents, applicationId, reference, submitted, reason, since } = payment;
  const { refundedCents, disputeState } = payment;
  const anchor = applicationId ? `#application-${applicationId}` : "";
  return (
    <li className="card payment-card">
      <dl>
        <Fact term={t("admin.payments.application")}>
          {submitted ? (
            <a href={linkTo(routes.adminApplications, { search: reference }) + anchor}>{reference}</a>
          ) : (
            reference
          )}
        </Fact>
        <Fact term={t("admin.payments.payment")}>
          {intentId ? <span className="id">{intentId}</span> : t("admin.payments.noIntent")}
        </Fact>
        <Fact term={t("admin.payments.amount")}>{usdCents(amountCents)}</Fact>
        {refundedCents > 0 && <Fact term={t("admin.payments.refundedPart")}>{usdCents(refundedCents)}</Fact>}
        {disputeState && (
          <Fact term={t("admin.payments.disputes.state")}>
            <Badge kind={disputeKinds[disputeState]}>{t(`admin.payments.disputes.${disputeState}`)}</Badge>
          </Fact>
        )}
        <Fact term={t("admin.payments.since")}>
          <time dateTime={since.toISOString()}>{listedDateTime(since)}</time>
        </Fact>
        {reason && <Fact term={reasonLabel}>{reason}</Fact>}
      </dl>
    </li>
  );
}
