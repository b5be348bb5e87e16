import type { Sql } from "../sql.ts";
import type { PaymentInFocus } from "./payments-attention.ts";

const limit = 100;

interface FailedRefund extends PaymentInFocus {
  applicationId: string;
}

/** Only the administrator can repeat these. */
export const listFailedRefunds = (sql: Sql): Promise<FailedRefund[]> => sql<FailedRefund[]>`
  select payments.id, application_id, intent_id, amount_cents, reference, submitted_at is not null as submitted,
    refund_reason as reason, refunded_cents, dispute_state, refund_failed_at as since
  from payments join applications on applications.id = application_id
  where status in ('succeeded', 'refunding') and refund_failed_at is not null
  order by refund_failed_at limit ${limit}`;

export async function listRefundFailures(
  sql: Sql,
  applicationIds: string[],
): Promise<{ applicationId: string; failedAt: Date }[]> {
  if (applicationIds.length === 0) return [];
  return sql<{ applicationId: string; failedAt: Date }[]>`
    select application_id, refund_failed_at as failed_at from payments
    where application_id in ${sql(applicationIds)} and status = 'succeeded' and refund_failed_at is not null`;
}
