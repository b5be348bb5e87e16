import type { Sql } from "../sql.ts";

export const marksOfPayment = (sql: Sql) => sql`
  to_jsonb(array_remove(array[
    case dispute_state when 'open' then 'disputed' when 'lost' then 'dispute_lost' end,
    case when refunded_cents > 0 and payments.status in ('succeeded', 'refunding') then 'partly_refunded' end
  ], null))`;

export const paymentMarks = (sql: Sql) => sql`
  (select coalesce(jsonb_agg(distinct mark), '[]')
    from payments, jsonb_array_elements(${marksOfPayment(sql)}) as mark
    where payments.application_id = applications.id) as payment_marks`;
