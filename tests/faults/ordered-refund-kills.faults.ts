import { suite } from "uvu";
import * as assert from "uvu/assert";
import { range } from "../support/in-lanes.ts";
import { Browser } from "../support/site.ts";
import { administratorsPassword } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { Applicant } from "./applicant.ts";
import { scale } from "./faults.ts";
import { after, before, committed, killAt, type Moment, statement } from "./moments.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";
import { settledWithinMs } from "./recovery.ts";

const rounds = scale(3, 1);
const refund = "POST /v1/refunds";

const moments: Moment[] = [
  statement("payments", "update payments set status"),
  statement("audit_log", "insert into audit_log"),
  committed("it is marked", ({ sql }) => sql`select from payments where status = 'refunding'`, refund),
  before(refund),
  after(refund),
  statement("outbox", "insert into outbox"),
  committed("it went back", ({ sql }) => sql`select from payments where status = 'refunded'`),
];

const kills = suite<{ paid: PaidSite }>("the site, killed while the administrator gives a fee back");

kills.before(async (context) => {
  context.paid = await openPaidSite();
});
kills.after(({ paid }) => paid.close());

async function aPaidApplication(paid: PaidSite) {
  const applicant = await Applicant.begin(paid);
  await applicant.prepare();
  applicant.pay();
  await applicant.complete();
  const [row] = await paid.sql<{ id: string }[]>`
    select application_id as id from payments where intent_id = ${applicant.intent.id}`;
  return { id: row!.id, intentId: applicant.intent.id };
}

async function order({ world }: PaidSite, id: string): Promise<Response> {
  const administrator = new Browser(world);
  await administrator.post("/api/admin/login", { password: administratorsPassword });
  return administrator.submit(`/admin/applications/${id}/refund`, { reason: "The vacancy was withdrawn" });
}

/** Gives the state in the records and at the provider. */
async function stateOf({ sql, standIn }: PaidSite, id: string, intentId: string) {
  const [row] = await sql`
    select payment_status,
      (select status from payments where intent_id = ${intentId}) as payment,
      (select count(*)::int from outbox where application_id = a.id and kind = 'fee refunded') as mails,
      (select count(*)::int from audit_log where subject_id = a.id::text and action = 'payment refunded') as entries
    from applications a where id = ${id}`;
  const intent = standIn.intents().find((one) => one.id === intentId);
  return { ...row, refunded: intent?.latest_charge?.refunded };
}

const wentBack = { paymentStatus: "refunded", payment: "refunded", mails: 1, entries: 1, refunded: true };

for (const moment of moments)
  for (const round of range(rounds))
    kills(`${moment.name}: ordered again it goes back once, round ${round + 1}`, async ({ paid }) => {
      const { id, intentId } = await aPaidApplication(paid);
      await killAt(moment, paid, () => order(paid, id));
      assert.is((await order(paid, id)).status, 303);
      let state: object = {};
      const isBack = async () => {
        state = await stateOf(paid, id, intentId);
        return JSON.stringify(state) === JSON.stringify(wentBack);
      };
      await until("it went back", isBack, settledWithinMs).catch(() => assert.equal(state, wentBack));
      await order(paid, id);
      assert.equal(await stateOf(paid, id, intentId), wentBack);
    });

kills.run();
