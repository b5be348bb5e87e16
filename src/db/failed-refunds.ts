import type { PaymentInFocus } from "./payments-attention.ts";
import type { Sql } from "./sql.ts";

const limit = 100;

/**
 * Paid though their refund was begun, or on their way back though it failed: their money did not go back, and nobody
 * tries again unasked. Oldest first.
 */
export const listFailedRefunds = (sql: Sql): Promise<PaymentInFocus[]> => sql<PaymentInFocus[]>`
  select payments.id, intent_id, amount_cents, reference, submitted_at is not null as submitted,
    refund_reason as reason, payments.updated_at as since
  from payments join applications on applications.id = application_id
  where (status = 'succeeded' and refund_reason is not null) or (status = 'refunding' and refund_id is not null)
  order by payments.updated_at limit ${limit}`;
