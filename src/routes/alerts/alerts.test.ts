import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  alertsOf,
  anAddress,
  anAlert,
  ask,
  assertProblemAt,
  confirm,
  tokenFor,
} from "../../../tests/journeys/alert-steps.ts";
import { statementsOf } from "../../../tests/support/counted-statements.ts";
import { aJob, unique } from "../../../tests/support/fixtures.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";

const sql = await testDatabase();

const mailed = { send: async () => {} };

const asking = suite("POST /alerts");

if (inProcess)
  asking("asks the address by mail, and is off until that is confirmed", async () => {
    const address = anAddress();
    const response = await ask(
      address.toUpperCase(),
      { sector: "shipping", country: "Norway" },
      { mail: mailed },
    );
    assert.is(response.status, 200);
    const html = await response.text();
    assert.match(html, /Check your email/);
    // A part of an address may look like a reference, which has an element of its own.
    assert.match(html.replace(/<\/?span[^>]*>/g, ""), `We are sending a link to ${address.toUpperCase()}.`);
    const [alert, ...more] = await alertsOf(address);
    assert.equal(more, []);
    assert.is(alert?.confirmedAt, null);
    assert.is(alert?.dueAt, null);
    const [mail] = await mailsTo(address);
    assert.match(mail?.body ?? "", "then emails new jobs to this address, at most once a day");
  });

asking(
  "answers the same whether the alert is known or not, and mails only what is not confirmed",
  async () => {
    const { address } = await anAlert();
    const known = await ask(address);
    const other = anAddress();
    const unknown = await ask(other);
    assert.is(known.status, unknown.status);
    assert.is((await known.text()).replace(address, other), await unknown.text());
    assert.is((await mailsTo(address)).length, 1);
  },
);

if (inProcess)
  asking("asks the database as much for a known alert, so that its time tells nothing", async () => {
    const { address } = await anAlert();
    const answer = (email: string) =>
      statementsOf((browser) => browser.submit("/alerts", { email, frequency: "daily", search: "Welder" }));
    await answer(anAddress());
    assert.is(await answer(address), await answer(anAddress()));
  });

asking("is offered under every list of vacancies, a country's too, and linked from every page", async () => {
  for (const list of ["/jobs?country=Norway", "/jobs/country/norway", "/country/norway"]) {
    const main = (await (await send(list)).text()).split("</main>")[0]!;
    assert.match(main, /action="\/alerts"[^>]*>.*?name="country" value="Norway"/s, list);
  }
  assert.not.match(await (await send("/country/atlantis")).text(), 'action="/alerts"');
  assert.match(await (await send("/terms")).text(), '<a href="/alerts">Job alerts</a>');
});

asking("mails nobody a word that a stranger chose", async () => {
  const address = anAddress();
  const words = { search: "urgent http://evil.example/login", country: "www.evil.example" };
  await ask(address, words);
  const [mail] = await mailsTo(address);
  assert.not.match(`${mail?.subject} ${mail?.body}`, /evil|urgent/i);
  const page = await send(`/alerts/confirm?token=${await tokenFor(address)}`);
  assert.match(await page.text(), "urgent http://evil.example/login");
});

asking("says of samples in the list that no email holds them", async () => {
  const read = async (sample: boolean) => {
    const country = unique("Norway");
    await aJob(sql, { country, sample });
    return (await send(`/alerts?${new URLSearchParams({ country })}`)).text();
  };
  const [one, every] = ["We do not email the sample listings", "All of these are samples."];
  assert.match(await read(true), every);
  const none = await read(false);
  assert.not.match(none, one);
  assert.not.match(none, every);
  const country = unique("Norway");
  for (const sample of [true, false]) await aJob(sql, { country, sample });
  const some = await (await send(`/alerts?${new URLSearchParams({ country })}`)).text();
  assert.match(some, one);
  assert.not.match(some, every);
});

asking("shows the newest jobs of the list as an example, and says how to stop", async () => {
  const country = unique("Norway");
  const id = await insertJob(sql, { country });
  const html = await (await send(`/alerts?${new URLSearchParams({ country })}`)).text();
  assert.match(html, `href="/jobs/${id}"`);
  assert.match(html, "Jobs that match now");
  assert.match(html, "How to stop");
  const empty = await (await send(`/alerts?${new URLSearchParams({ search: unique("zeppelin") })}`)).text();
  assert.not.match(empty, "Jobs that match now");
});

asking("keeps the list as one, however it is typed", async () => {
  const address = anAddress();
  await ask(address, { search: "  Pipe   WELDER " });
  await ask(address, { search: "pipe welder", sector: "all" });
  await ask(address, { search: "pipe welder", country: "united-KINGDOM" });
  await ask(address, { search: "pipe welder", country: "United Kingdom" });
  assert.equal((await alertsOf(address)).map(({ search, country }) => [search, country]).sort(), [
    ["pipe welder", ""],
    ["pipe welder", "United Kingdom"],
  ]);
});

asking("says in the page what is wrong, and keeps what was chosen", async () => {
  const wrong: Record<string, string>[] = [
    { email: "maria" },
    { frequency: "hourly" },
    { sector: "whaling" },
  ];
  for (const fields of wrong) {
    const response = await ask(anAddress(), { country: "Norway", ...fields });
    assert.is(response.status, 400, JSON.stringify(fields));
    const page = await response.text();
    assertProblemAt(page, fields.sector ? "list" : Object.keys(fields)[0]!);
    assert.match(page, /name="country" value="Norway"/);
  }
});

if (inProcess)
  asking("names its pages after what they say", async () => {
    const asked = await (await ask(anAddress(), {}, { mail: mailed })).text();
    assert.match(asked, "<title>Check your email");
    assert.not.match(asked, /<title>[^<]*We are sending a link/);
  });

asking("takes what nobody types", async () => {
  for (const country of ["\0", "x".repeat(5000), "%_'\""])
    assert.is((await ask(anAddress(), { country, search: "\0\u0001'" })).status, 200);
});

asking("keeps no token that opens anything", async () => {
  const { address, token } = await anAlert();
  const [alert] = await alertsOf(address);
  for (const bytes of [alert?.tokenHash, alert?.tokenSealed] as Uint8Array[])
    assert.not(Buffer.from(bytes).includes(token));
});

if (inProcess)
  asking("writes to one address five times a day at most", async () => {
    const address = anAddress();
    const { settings } = await testServices();
    const world = {
      settings: { ...settings, rateLimitScale: 1 },
      address: `2001:db8:${randomUUID().slice(0, 4)}::1`,
    };
    for (let n = 0; n < 7; n += 1)
      await new Browser(world).submit("/alerts", { email: address, frequency: "daily", search: `word${n}` });
    assert.is((await mailsTo(address)).length, 5);
  });

asking.run();

const confirming = suite("/alerts/confirm");

confirming("changes nothing by being opened, since programs open every link", async () => {
  const address = anAddress();
  await ask(address);
  const response = await send(`/alerts/confirm?token=${await tokenFor(address)}`);
  assert.match(await response.text(), /<button type="submit">Confirm the alert</);
  assert.is((await alertsOf(address))[0]?.confirmedAt, null);
});

confirming("turns the alert on, and says so again when repeated", async () => {
  const { address, token } = await anAlert({ frequency: "weekly" });
  const [first] = await alertsOf(address);
  assert.ok(first?.confirmedAt);
  assert.ok(first?.dueAt);
  assert.match(await (await confirm(token)).text(), /at most once a week/);
  assert.equal((await alertsOf(address))[0]?.dueAt, first?.dueAt);
});

confirming("shows the jobs that are in the list now", async () => {
  const country = unique("Norway");
  const id = await insertJob(sql, { country });
  const { token } = await anAlert({ country, search: "" });
  const html = await (await confirm(token)).text();
  assert.match(html, "Jobs that match now");
  assert.match(html, `href="/jobs/${id}"`);
});

confirming("knows the newest link alone", async () => {
  const address = anAddress();
  await ask(address);
  const older = await tokenFor(address);
  await sql`update outbox set created_at = created_at - interval '1 minute'`;
  await ask(address);
  const dead = await confirm(older);
  assert.is(dead.status, 404);
  assert.match(await dead.text(), /This link does not work any more/);
  const token = await tokenFor(address);
  const html = await (await confirm(token)).text();
  assert.match(html, /Your job alert is on/);
  assert.match(html, `href="/alerts/change?token=${token}">Change your job alert</a>`);
});

confirming("refuses an eleventh alert of one address", async () => {
  const address = anAddress();
  for (let n = 0; n < 10; n += 1) {
    await anAlert({ search: `word${n}` }, address);
    await sql`update outbox set created_at = created_at - interval '1 minute'`;
  }
  await ask(address, { search: "eleventh" });
  const response = await confirm(await tokenFor(address));
  assert.is(response.status, 409);
  assert.match(await response.text(), /You have 10 job alerts already/);
});

confirming("keeps an address at ten alerts when twenty links are used at once", async () => {
  const address = anAddress();
  const tokens: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    await ask(address, { search: `word${n}` });
    tokens.push(await tokenFor(address));
  }
  const answers = await Promise.all(tokens.map(confirm));
  assert.is(answers.filter(({ status }) => status === 200).length, 10);
  assert.is((await alertsOf(address)).filter(({ confirmedAt }) => confirmedAt).length, 10);
});

confirming.run();
