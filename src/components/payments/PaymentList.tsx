import { t } from "../../content/words.ts";
import type { PaymentInFocus } from "../../db/payments/payments-attention.ts";
import * as routes from "../../routes.ts";
import { longDateTime, usdCents } from "../../shared/format.ts";
import { linkTo } from "../../shared/link.ts";
import type { DisputeState } from "../../shared/payments/payment-marks.ts";
import { Badge, type BadgeKind } from "../shell/Badge.tsx";

const disputeKinds: Record<DisputeState, BadgeKind> = { open: "warn", won: "ok", lost: "err" };

/** With the id of its application that one is opened in the list, too. */
type ListedPayment = PaymentInFocus & { applicationId?: string };

interface Props {
  id: string;
  title: string;
  /** What becomes of them. */
  text: string;
  empty: string;
  /** What its reason is called. */
  reasonLabel: string;
  payments: ListedPayment[];
}

export function PaymentList({ id, title, text, empty, reasonLabel, payments }: Props) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{payments.length > 0 ? text : empty}</p>
      {payments.length > 0 && (
        <ul className="plain cards">
          {payments.map((payment) => (
            <FocusedPayment key={payment.id} payment={payment} reasonLabel={reasonLabel} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FocusedPayment({ payment, reasonLabel }: { payment: ListedPayment; reasonLabel: string }) {
  const { intentId, amountCents, applicationId, reference, submitted, reason, since } = payment;
  const { refundedCents, disputeState } = payment;
  const anchor = applicationId ? `#application-${applicationId}` : "";
  return (
    <li className="card payment-card">
      <dl>
        <div>
          <dt>{t("admin.payments.application")}</dt>
          <dd>
            {submitted ? (
              <a href={linkTo(routes.adminApplications, { search: reference }) + anchor}>{reference}</a>
            ) : (
              reference
            )}
          </dd>
        </div>
        <div>
          <dt>{t("admin.payments.payment")}</dt>
          <dd>{intentId ?? t("admin.payments.noIntent")}</dd>
        </div>
        <div>
          <dt>{t("admin.payments.amount")}</dt>
          <dd>{usdCents(amountCents)}</dd>
        </div>
        {refundedCents > 0 && (
          <div>
            <dt>{t("admin.payments.refundedPart")}</dt>
            <dd>{usdCents(refundedCents)}</dd>
          </div>
        )}
        {disputeState && (
          <div>
            <dt>{t("admin.payments.disputes.state")}</dt>
            <dd>
              <Badge kind={disputeKinds[disputeState]}>{t(`admin.payments.disputes.${disputeState}`)}</Badge>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("admin.payments.since")}</dt>
          <dd>{longDateTime(since)}</dd>
        </div>
        {reason && (
          <div>
            <dt>{reasonLabel}</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
