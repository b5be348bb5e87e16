import type { PaymentInFocus } from "./payments-attention.ts";
import type { Sql } from "./sql.ts";

const limit = 100;

/** Their money was to go back and did not, and nobody tries again unasked. Oldest first. */
export const listFailedRefunds = (sql: Sql): Promise<PaymentInFocus[]> => sql<PaymentInFocus[]>`
  select payments.id, intent_id, amount_cents, reference, submitted_at is not null as submitted,
    refund_reason as reason, refund_failed_at as since
  from payments join applications on applications.id = application_id
  where status in ('succeeded', 'refunding') and refund_failed_at is not null
  order by refund_failed_at limit ${limit}`;
