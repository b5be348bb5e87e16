import { after, before, committed, type Moment, statement, statementAfter } from "./moments.ts";
import type { PaidSite } from "./paid-site.ts";
import type { ways } from "./ways.ts";

const make = "POST /v1/payment_intents";
const ask = "GET /v1/payment_intents/:id";
const list = "GET /v1/payment_intents";
const cancel = "POST /v1/payment_intents/:id/cancel";
const refund = "POST /v1/refunds";

/** The transaction that settles, statement by statement. */
const settling = [
  statement("payments", "update payments set status"),
  statement("audit_log", "insert into audit_log"),
  statement("application_links", "insert into application_links"),
  statement("outbox", "insert into outbox"),
];

const paidFor = ({ sql }: PaidSite) => sql`
  select from payments join applications on applications.id = application_id
  where status = 'succeeded' and submitted_at is not null`;

/** Every call to the provider, and every commit with what comes before it, on every piece of the way. */
export const killPoints: Record<keyof typeof ways, Moment[]> = {
  asking: [
    statement("rate_limits", "into rate_limits"),
    statement("applications", "update applications"),
    statement("payments", "insert into payments"),
    before(make),
    after(make),
    statementAfter(make, "payments", "update payments set intent_id"),
    committed("the payment's id is kept", ({ sql }) => sql`select from payments where intent_id is not null`),
  ],
  askingAgain: [before(ask), after(ask)],
  sending: [
    // The update that marks it as sent. PostgreSQL shows the first 1,024 bytes of a statement, which end before that word.
    statement("applications", "with read as (select id as job_id"),
    statement("audit_log", "insert into audit_log"),
    committed("it is sent", ({ sql }) => sql`select from applications where submitted_at is not null`),
  ],
  completing: [
    before(ask),
    after(ask),
    ...settling,
    statement("applications", "update applications"),
    committed("it is settled", paidFor),
  ],
  webhook: [
    statement("payment_events", "insert into payment_events"),
    before(ask),
    after(ask),
    ...settling,
    statement("applications", "update applications"),
    statementAfter(ask, "payment_events", "update payment_events"),
    committed("the event is done", ({ sql }) => sql`select from payment_events where handled_at is not null`),
  ],
  reconciling: [
    statement("task_runs", "insert into task_runs"),
    before(list),
    after(list),
    ...settling,
    statementAfter(list, "task_runs", "insert into task_runs"),
    committed("it is settled", paidFor),
  ],
  canceling: [
    before(cancel),
    after(cancel),
    statement("payments", "update payments set status"),
    committed("it is canceled", ({ sql }) => sql`select from payments where status = 'canceled'`),
  ],
  hearingTwice: [
    before(ask),
    after(ask),
    statement("payments", "insert into payments"),
    statement("audit_log", "insert into audit_log"),
    statementAfter(ask, "payment_events", "update payment_events"),
  ],
  givingBack: [
    before(refund),
    after(refund),
    statement("payments", "update payments set status"),
    statement("audit_log", "insert into audit_log"),
    statement("outbox", "insert into outbox"),
    committed("it went back", ({ sql }) => sql`select from payments where status = 'refunded'`),
  ],
};
