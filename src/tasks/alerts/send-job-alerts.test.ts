import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aDueAlert, aNewJob, aWord } from "../../../tests/support/due-alert.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { testDatabase, testServices } from "../../../tests/support/site.ts";
import { lockSeeding } from "../../db/dataset/dataset.ts";
import { takeDueEmails } from "../../db/mail/outbox.ts";
import { sendJobAlerts } from "./send-job-alerts.ts";

const alerts = suite("send job alerts");
const services = await testServices();
const sql = await testDatabase();

const becomeDue = (id: string) => sql`update job_alerts set due_at = now() where id = ${id}`;
const bodies = async (email: string) => (await mailsTo(email)).map(({ body }) => body);

alerts("writes of what is new in the list, with the links to change and to stop", async () => {
  const word = aWord();
  const { email, token } = await aDueAlert(word);
  const [first, second] = [await aNewJob(word, 9), await aNewJob(word, 5)];
  await aNewJob(aWord());
  await sendJobAlerts(services);
  const [mail, ...more] = await mailsTo(email);
  assert.equal(more, []);
  assert.is(mail?.subject, `2 new jobs: “${word}”`);
  assert.equal(
    [...(mail?.body ?? "").matchAll(/\/jobs\/([\w-]{36})/g)].map(([, id]) => id),
    [second, first],
  );
  const site = services.settings.siteUrl;
  assert.match(mail?.body ?? "", `${site}/alerts/change?token=${token}`);
  assert.equal(mail?.headers, {
    "List-Unsubscribe": `<${site}/alerts/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

alerts("tells of each vacancy once, and of nothing when nothing is new", async () => {
  const word = aWord();
  const { id, email } = await aDueAlert(word);
  const first = await aNewJob(word);
  await sendJobAlerts(services);
  await sendJobAlerts(services);
  await becomeDue(id);
  await sendJobAlerts(services);
  assert.is((await bodies(email)).length, 1);
  await sql`update job_alerts set seen_until = seen_until - interval '3 minutes' where id = ${id}`;
  const second = await aNewJob(word, 2);
  await becomeDue(id);
  await sql`update outbox set created_at = created_at - interval '1 minute'`;
  await sendJobAlerts(services);
  const [newest, ...older] = await bodies(email);
  assert.is(older.length, 1);
  assert.match(newest ?? "", second);
  assert.not.match(newest ?? "", first);
});

alerts("leaves out what is closed, what is invented, and what was just begun", async () => {
  const word = aWord();
  const { email } = await aDueAlert(word);
  const [closed, sample] = [await aNewJob(word), await aNewJob(word)];
  await aNewJob(word, 0);
  await sql`update jobs set closed_at = now() where id = ${closed}`;
  await sql`
    insert into companies (name, country, sample) select company, country, true from jobs where id = ${sample}
    on conflict do nothing`;
  await sql`update jobs set sample = true where id = ${sample}`;
  await sendJobAlerts(services);
  assert.equal(await bodies(email), []);
});

alerts(
  "takes for new what came since, however old it says it is, and what came before by its age",
  async () => {
    const word = aWord();
    const { email } = await aDueAlert(word);
    const [aged, earlier] = [await aNewJob(word), await aNewJob(word)];
    await sql`update jobs set created_at = now() - interval '40 days' where id = ${aged}`;
    await sql`update jobs set created_at = now() - interval '2 days', listed_at = null where id = ${earlier}`;
    await sendJobAlerts(services);
    const [body, ...more] = await bodies(email);
    assert.equal(more, []);
    assert.match(body ?? "", aged);
    assert.not.match(body ?? "", earlier);
  },
);

alerts("finds what a list finds: parts, signs and accents, in its country, sector and level", async () => {
  const [word, country] = [aWord(), unique("Verida")];
  const fields = {
    country,
    sector: "mining",
    experienceLevel: "mid",
    title: `Schweißer 50% C++ a_b\\! IT ${word}`,
  };
  const { id } = await postJob(await anEmployer(), fields as never);
  await sql`update jobs set listed_at = now() - interval '5 minutes' where id = ${id}`;
  const told = async (search: string, list: Record<string, string> = {}) => {
    const alert = await aDueAlert(`${search} ${word}`);
    const { country = "", sector = "", level = "" } = list;
    await sql`
      update job_alerts set country = ${country}, sector = ${sector}, experience_level = ${level} where id = ${alert.id}`;
    await sendJobAlerts(services);
    return (await bodies(alert.email)).length;
  };
  for (const search of ["schweiss", "50%", "c++", "it", "+", "a_b\\", "!", "\u0301", ""])
    assert.is(await told(search), 1, search);
  for (const search of ["5%0", "axb", "c#", "zq"]) assert.is(await told(search), 0, search);
  const lists = {
    country: [country.toUpperCase(), "Norway"],
    sector: ["mining", "it"],
    level: ["mid", "labor"],
  };
  for (const [field, [own = "", other = ""]] of Object.entries(lists)) {
    assert.is(await told("it", { [field]: own }), 1, field);
    assert.is(await told("it", { [field]: other }), 0, field);
  }
});

// The embedded database has one session, in which nothing runs beside anything else.
if (sql.options.max !== 1)
  alerts(
    "waits for the end of a dataset's loading, whose vacancies are then as old as its beginning",
    async () => {
      const word = aWord();
      const { email } = await aDueAlert(word);
      const id = await aNewJob(word);
      await sql.begin(async (tx) => {
        await lockSeeding(tx);
        await sendJobAlerts(services);
      });
      assert.equal(await bodies(email), []);
      await sendJobAlerts(services);
      assert.match((await bodies(email))[0] ?? "", id);
    },
  );

alerts("waits a day or a week after each look", async () => {
  const word = aWord();
  const [daily, weekly] = [await aDueAlert(word), await aDueAlert(word, { frequency: "weekly" })];
  await sendJobAlerts(services);
  const hours = async (id: string) => {
    const [row] = await sql<{ hours: number }[]>`
      select round(extract(epoch from due_at - now()) / 3600)::int as hours from job_alerts where id = ${id}`;
    return row?.hours;
  };
  assert.equal([await hours(daily.id), await hours(weekly.id)], [24, 168]);
});

alerts("tells who asked for the same list at another time what is new to them", async () => {
  const word = aWord();
  const [early, late] = [await aDueAlert(word), await aDueAlert(word)];
  await aNewJob(word, 60);
  await aNewJob(word, 5);
  await sql`update job_alerts set seen_until = now() - interval '30 minutes' where id = ${late.id}`;
  await sendJobAlerts(services);
  assert.match((await mailsTo(early.email))[0]?.subject ?? "", /^2 new jobs/);
  assert.match((await mailsTo(late.email))[0]?.subject ?? "", /^A new job/);
});

alerts("shows the newest twenty of many and leads to the list", async () => {
  const word = aWord();
  const { email } = await aDueAlert(word);
  for (let n = 0; n < 22; n += 1) await aNewJob(word, 10 + n);
  await sendJobAlerts(services);
  const [mail] = await mailsTo(email);
  assert.match(mail?.subject ?? "", /^New jobs: /);
  assert.is([...(mail?.body ?? "").matchAll(/\/jobs\/[\w-]{36}/g)].length, 20);
  assert.match(mail?.body ?? "", `${services.settings.siteUrl}/jobs?search=${word}`);
});

alerts("writes once when two machines do it at the same time", async () => {
  const word = aWord();
  const due = await Promise.all(Array.from({ length: 5 }, () => aDueAlert(word)));
  await aNewJob(word);
  await Promise.all([sendJobAlerts(services), sendJobAlerts(services)]);
  for (const { email } of due) assert.is((await bodies(email)).length, 1);
});

alerts("goes on where it was interrupted", async () => {
  const [word, other] = [aWord(), aWord()];
  const [first, second] = [await aDueAlert(word), await aDueAlert(other)];
  await aNewJob(word);
  await aNewJob(other);
  let sealed = 0;
  const sealJson: typeof services.vault.sealJson = (value, context) => {
    sealed += 1;
    if (sealed === 2) throw new Error("the power went");
    return services.vault.sealJson(value, context);
  };
  try {
    await sendJobAlerts({ ...services, vault: { ...services.vault, sealJson } });
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, "the power went");
  }
  await sendJobAlerts(services);
  for (const { email } of [first, second]) assert.is((await bodies(email)).length, 1);
});

alerts("keeps nobody from theirs when a token cannot be opened any more", async () => {
  const word = aWord();
  const [broken, whole] = [await aDueAlert(word), await aDueAlert(word)];
  await sql`update job_alerts set token_key_id = 'gone' where id = ${broken.id}`;
  await aNewJob(word);
  await sendJobAlerts(services);
  assert.equal(await bodies(broken.email), []);
  assert.is((await bodies(whole.email)).length, 1);
});

alerts("writes to the others when one list fails", async () => {
  const due = [await aDueAlert(aWord()), await aDueAlert(aWord())];
  for (const { search } of due) await aNewJob(search);
  const [first, second] = due.sort((a, b) => (a.search < b.search ? -1 : 1));
  const sealJson: typeof services.vault.sealJson = (value, context) => {
    if (JSON.stringify(value).includes(first!.email)) throw new Error("it cannot be written");
    return services.vault.sealJson(value, context);
  };
  await sendJobAlerts({ ...services, vault: { ...services.vault, sealJson } }).catch(() => {});
  assert.is((await bodies(second!.email)).length, 1);
  await sendJobAlerts(services);
  assert.is((await bodies(first!.email)).length, 1);
});

alerts("lets a mail that somebody waits for go first", async () => {
  const word = aWord();
  const { email } = await aDueAlert(word);
  await aNewJob(word);
  await sendJobAlerts(services);
  assert.is((await bodies(email)).length, 1);
  const id = randomUUID();
  await sql`
    insert into outbox (id, kind, message_sealed, message_key_id, next_attempt_at)
    values (${id}, 'password reset', ''::bytea, 'none', now())`;
  const later = new Date(Date.now() + 60_000);
  await sql.begin(async (tx) => {
    await tx`update outbox set next_attempt_at = now() + interval '1 hour' where not bulk and id <> ${id}`;
    assert.equal(
      (await takeDueEmails(tx, later, 1)).map((mail) => mail.id),
      [id],
    );
    await tx`delete from outbox where id = ${id}`;
  });
});

alerts.run();
