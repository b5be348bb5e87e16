import { randomBytes } from "node:crypto";
import { Applicant } from "./applicant.ts";
import type { PaidSite } from "./paid-site.ts";

/** A piece of the way from the wizard to a settled payment, in which the site can be killed. */
export interface Way {
  /** The steps before it. */
  begin(paid: PaidSite): Promise<Applicant>;
  take(applicant: Applicant, paid: PaidSite): Promise<void>;
}

const tenDays = 10 * 24 * 60 * 60;

async function ready(paid: PaidSite): Promise<Applicant> {
  const applicant = await Applicant.begin(paid);
  await applicant.prepare();
  return applicant;
}

async function payer(paid: PaidSite): Promise<Applicant> {
  const applicant = await ready(paid);
  applicant.pay();
  return applicant;
}

async function sender(paid: PaidSite): Promise<Applicant> {
  const applicant = await payer(paid);
  await applicant.send();
  return applicant;
}

async function completer(paid: PaidSite): Promise<Applicant> {
  const applicant = await sender(paid);
  await applicant.complete();
  return applicant;
}

const start = (_: Applicant, { site }: PaidSite) => site.start();

export const ways = {
  asking: { begin: Applicant.begin, take: (applicant) => applicant.prepare() },
  askingAgain: { begin: ready, take: (applicant) => applicant.prepare() },
  sending: { begin: payer, take: (applicant) => applicant.send() },
  completing: { begin: sender, take: (applicant) => applicant.complete() },
  webhook: { begin: payer, take: (applicant) => applicant.hear() },
  reconciling: {
    async begin(paid) {
      const applicant = await payer(paid);
      await paid.site.kill();
      return applicant;
    },
    take: start,
  },
  /** Nobody paid for more than a week. */
  canceling: {
    async begin(paid) {
      const applicant = await ready(paid);
      const { id } = applicant.intent;
      paid.standIn.backdate(id, tenDays);
      await paid.sql`
        update payments set created_at = created_at - make_interval(secs => ${tenDays}) where intent_id = ${id}`;
      await paid.site.kill();
      return applicant;
    },
    take: start,
  },
  /** The provider took money for the same application once more. */
  hearingTwice: {
    begin: completer,
    take: async (applicant, paid) => hearSecond(paid, await paySecond(applicant, paid)),
  },
  givingBack: {
    async begin(paid) {
      const applicant = await completer(paid);
      await hearSecond(paid, await paySecond(applicant, paid));
      await paid.site.kill();
      return applicant;
    },
    take: start,
  },
} satisfies Record<string, Way>;

async function paySecond({ intent }: Applicant, { standIn }: PaidSite): Promise<string> {
  const first = standIn.intents().find(({ id }) => id === intent.id)!;
  const terms = { amount: String(first.amount), currency: first.currency };
  const metadata = {
    "metadata[application_id]": String(first.metadata.application_id),
    "metadata[second]": randomBytes(4).toString("hex"),
  };
  const made = await fetch(`${standIn.url}/v1/payment_intents`, {
    method: "POST",
    headers: { Authorization: "Bearer sk_test_x" },
    body: new URLSearchParams({ ...terms, ...metadata }),
  });
  const { id } = (await made.json()) as { id: string };
  standIn.pay(id);
  return id;
}

async function hearSecond({ standIn }: PaidSite, id: string): Promise<void> {
  const status = await standIn.deliver(standIn.signedEvent("payment_intent.succeeded", id));
  if (status !== 200) throw new Error(`the event of the second payment was answered with ${status}`);
}
