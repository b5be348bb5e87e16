import type { Sql } from "../sql.ts";

export interface TestPayment {
  id: string;
  idempotencyKey: string;
  applicationId: string;
  amountCents: number;
  currency: string;
  status: TestPaymentStatus;
  refundId: string | null;
  createdAt: Date;
}

export type TestPaymentStatus = "requires_payment_method" | "requires_action" | "succeeded" | "canceled";

/** True when the test gateway took the fee of an application. No card was charged, also on a site that charges cards now. */
export const isPaidAtTestGateway = (sql: Sql) => sql`
  exists (select from payments
    where payments.application_id = applications.id and provider = 'test'
      and payments.status in ('succeeded', 'refunding', 'refunded')) as is_paid_at_test_gateway`;

type NewTestPayment = Omit<TestPayment, "status" | "refundId" | "createdAt">;

export async function insertTestPayment(sql: Sql, payment: NewTestPayment): Promise<TestPayment> {
  // Unlike "do nothing", this empty update returns the existing row, also in a race.
  const [row] = await sql<[TestPayment]>`
    insert into test_payments (id, idempotency_key, application_id, amount_cents, currency, status)
    values (
      ${payment.id}, ${payment.idempotencyKey}, ${payment.applicationId}, ${payment.amountCents},
      ${payment.currency}, 'requires_payment_method'
    )
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning *
  `;
  return row;
}

export async function findTestPayment(sql: Sql, id: string): Promise<TestPayment | undefined> {
  const [row] = await sql<TestPayment[]>`select * from test_payments where id = ${id}`;
  return row;
}

export function listTestPayments(
  sql: Sql,
  since: Date,
  after: string | undefined,
  limit: number,
): Promise<TestPayment[]> {
  return sql<TestPayment[]>`
    select * from test_payments
    where created_at >= ${since}
    ${after ? sql`and (created_at, id) < (select created_at, id from test_payments where id = ${after})` : sql``}
    order by created_at desc, id desc
    limit ${limit}
  `;
}

/** A paid or canceled payment keeps its status. */
export async function updateTestPaymentStatus(
  sql: Sql,
  id: string,
  status: TestPaymentStatus,
): Promise<TestPaymentStatus | undefined> {
  const [row] = await sql<Pick<TestPayment, "status">[]>`
    update test_payments
    set status = case when status in ('succeeded', 'canceled') then status else ${status} end
    where id = ${id}
    returning status
  `;
  return row?.status;
}

/** Returns false for a payment that is already paid or canceled. */
export async function cancelTestPayment(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`
    update test_payments set status = 'canceled' where id = ${id} and status not in ('succeeded', 'canceled')
  `;
  return count === 1;
}

/** Returns the id of the one refund, which is `refundId` when it is the first. */
export async function refundTestPayment(sql: Sql, id: string, refundId: string): Promise<string | undefined> {
  const [row] = await sql<{ refundId: string }[]>`
    update test_payments set refund_id = coalesce(refund_id, ${refundId})
    where id = ${id} and status = 'succeeded'
    returning refund_id
  `;
  return row?.refundId;
}
