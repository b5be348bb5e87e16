import type { Sql } from "../../src/db/sql.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";

interface PaymentRow {
  intentId: string;
  applicationId: string;
  status: string;
}

interface ApplicationRow {
  id: string;
  fullName: string | null;
  submitted: boolean;
  paymentStatus: string;
  mails: number;
  submissions: number;
  settlements: number;
}

type Intents = ReturnType<StripeStandIn["intents"]>;

const hasMoney = ({ status, latest_charge }: Intents[number]) =>
  status === "succeeded" && !latest_charge?.refunded;

/** Everything in which the record and the provider's ledger are not as they must be once all is settled; else empty. */
export async function faultsIn(sql: Sql, intents: Intents): Promise<string[]> {
  const payments = await sql<PaymentRow[]>`
    select intent_id, application_id, status from payments where intent_id is not null`;
  const applications = await sql<ApplicationRow[]>`
    select id, full_name, submitted_at is not null as submitted, payment_status,
      (select count(*)::int from application_links
        where application_id = a.id and purpose = 'mail') as mails,
      (select count(*)::int from audit_log
        where subject_id = a.id::text and action = 'application submitted') as submissions,
      (select count(*)::int from audit_log
        where subject_id = a.id::text and action = 'payment settled') as settlements
    from applications a`;
  const [mails] = await sql<{ received: number; refunded: number }[]>`
    select count(*) filter (where kind = 'application received')::int as received,
      count(*) filter (where kind = 'fee refunded')::int as refunded from outbox`;

  const completed = applications.filter(({ paymentStatus }) => paymentStatus === "completed");
  const givenBack = intents.filter(({ latest_charge }) => latest_charge?.refunded);
  return [
    ...intents.filter(hasMoney).flatMap((intent) => faultsOfPaid(intent, payments, applications)),
    ...givenBack
      .filter(({ id }) => payments.find(({ intentId }) => intentId === id)?.status !== "refunded")
      .map(({ id }) => `${id} went back, and the record does not say so`),
    ...doubled(intents.filter(hasMoney).map(applicationIdOf)).map((id) => `${id} was paid twice`),
    ...doubled(applications.flatMap(({ fullName }) => fullName ?? [])).map((name) => `${name} applied twice`),
    ...completed.flatMap((application) => faultsOfCompleted(application, intents)),
    ...differing("confirmations", mails!.received, completed.length),
    ...differing("refund mails", mails!.refunded, givenBack.length),
  ];
}

function faultsOfPaid({ id, ...intent }: Intents[number], payments: PaymentRow[], all: ApplicationRow[]) {
  const payment = payments.find(({ intentId }) => intentId === id);
  if (!payment) return [`${id} is paid, and the record does not know it`];
  const application = all.find((row) => row.id === payment.applicationId);
  if (payment.applicationId !== intent.metadata.application_id)
    return [`${id} is at another's application ${payment.applicationId}`];
  if (payment.status === "succeeded" && application?.submitted && application.paymentStatus === "completed")
    return [];
  return [
    `${id} is paid and stands as ${payment.status}, its application ${application?.paymentStatus}, ` +
      `submitted: ${application?.submitted}`,
  ];
}

function faultsOfCompleted({ id, mails, submissions, settlements }: ApplicationRow, intents: Intents) {
  return [
    ...(intents.some((intent) => hasMoney(intent) && applicationIdOf(intent) === id)
      ? []
      : [`${id} counts as paid, and nobody paid for it`]),
    ...differing(`mails for ${id}`, mails, 1),
    ...differing(`submissions of ${id}`, submissions, 1),
    ...differing(`settlements of ${id}`, settlements, 1),
  ];
}

const applicationIdOf = ({ metadata }: Intents[number]) => String(metadata.application_id);

const differing = (what: string, are: number, mustBe: number) =>
  are === mustBe ? [] : [`${what}: ${are} in place of ${mustBe}`];

const doubled = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Applications with several payments that were not canceled: a lost answer never makes a second one. */
export function doubledIntents(intents: Intents): string[] {
  const ours = intents.filter(({ status, metadata }) => status !== "canceled" && !metadata.second);
  return doubled(ours.map(applicationIdOf));
}
