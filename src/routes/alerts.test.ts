import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailsTo } from "../../tests/mailbox.ts";
import { Browser, send, testDatabase, testServices } from "../../tests/site.ts";
import { deleteExpired } from "../tasks/delete-expired.ts";

const sql = await testDatabase();

const anAddress = () => `maria.${randomUUID()}@example.com`;
const ask = (email: string, fields: Record<string, string> = {}) =>
  new Browser().submit("/alerts", { email, frequency: "daily", search: "Welder", ...fields });

async function tokenFor(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\/alerts\/confirm\?token=([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
}

const confirm = (token: string) => new Browser().submit(`/alerts/confirm?token=${token}`, {});

async function anAlert(fields: Record<string, string> = {}, address = anAddress()) {
  await ask(address, fields);
  const token = await tokenFor(address);
  await confirm(token);
  return { address, token };
}

const alertsOf = (address: string) => sql`
  select search, country, sector, experience_level, frequency, confirmed_at, due_at, token_hash, token_sealed
  from job_alerts where email = ${address}`;

const asking = suite("POST /alerts");

asking("asks the address by mail, and is off until that is confirmed", async () => {
  const address = anAddress();
  const response = await ask(address.toUpperCase(), { sector: "shipping", country: "Norway" });
  assert.is(response.status, 200);
  assert.match(await response.text(), /One more step/);
  const [alert, ...more] = await alertsOf(address);
  assert.equal(more, []);
  assert.is(alert?.confirmedAt, null);
  assert.is(alert?.dueAt, null);
  const [mail] = await mailsTo(address);
  assert.match(mail?.body ?? "", "once a day when there are new vacancies in: “welder”, Norway, Shipping");
});

asking(
  "answers the same whether the alert is known or not, and mails only what is not confirmed",
  async () => {
    const { address } = await anAlert();
    const known = await ask(address);
    const unknown = await ask(anAddress());
    assert.is(known.status, unknown.status);
    assert.is(await known.text(), await unknown.text());
    assert.is((await mailsTo(address)).length, 1);
  },
);

asking("is offered under every list of vacancies, a country's too, and linked from every page", async () => {
  for (const list of ["/jobs?country=Norway", "/jobs/country/norway", "/country/norway"]) {
    const main = (await (await send(list)).text()).split("</main>")[0]!;
    assert.match(main, /action="\/alerts"[^>]*>.*?name="country" value="Norway"/s, list);
  }
  assert.not.match(await (await send("/country/atlantis")).text(), 'action="/alerts"');
  assert.match(await (await send("/terms")).text(), '<a href="/alerts">Job alerts</a>');
});

asking("keeps the list as one, however it is typed", async () => {
  const address = anAddress();
  await ask(address, { search: "  WELDER   welder " });
  await ask(address, { search: "welder", sector: "all" });
  assert.equal(
    (await alertsOf(address)).map(({ search }) => search),
    ["welder"],
  );
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
    assert.match(page, /Please check what you entered/);
    assert.match(page, /name="country" value="Norway"/);
  }
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
  assert.match(await response.text(), /<button type="submit">Confirm</);
  assert.is((await alertsOf(address))[0]?.confirmedAt, null);
});

confirming("turns the alert on, and says so again when repeated", async () => {
  const { address, token } = await anAlert({ frequency: "weekly" });
  const [first] = await alertsOf(address);
  assert.ok(first?.confirmedAt);
  assert.ok(first?.dueAt);
  assert.match(await (await confirm(token)).text(), /Once a week at most/);
  assert.equal((await alertsOf(address))[0]?.dueAt, first?.dueAt);
});

confirming("knows the newest link alone", async () => {
  const address = anAddress();
  await ask(address);
  const older = await tokenFor(address);
  await sql`update outbox set created_at = created_at - interval '1 minute'`;
  await ask(address);
  assert.match(await (await confirm(older)).text(), /This link does not work any more/);
  assert.match(await (await confirm(await tokenFor(address))).text(), /Your job alert is on/);
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

confirming.run();

const changing = suite("/alerts/change");

const change = (token: string, fields: Record<string, string>) =>
  new Browser().submit(`/alerts/change?token=${token}`, { frequency: "daily", ...fields });

changing("shows the list and saves another", async () => {
  const { address, token } = await anAlert({ country: "Norway" });
  const page = await (await send(`/alerts/change?token=${token}`)).text();
  assert.match(page, /name="country"[^>]*value="Norway"/);
  const saved = await change(token, { search: "cook", sector: "luxury-cruise", frequency: "weekly" });
  assert.match(await saved.text(), /Your job alert is changed/);
  const [alert] = await alertsOf(address);
  assert.equal(
    [alert?.search, alert?.country, alert?.sector, alert?.frequency],
    ["cook", "", "luxury-cruise", "weekly"],
  );
});

changing("refuses a list that the address has an alert for, and what is none", async () => {
  const { address } = await anAlert({ search: "one" });
  await sql`update outbox set created_at = created_at - interval '1 minute'`;
  const { token } = await anAlert({ search: "two" }, address);
  assert.is((await change(token, { search: "one" })).status, 409);
  assert.is((await change(token, { sector: "whaling" })).status, 400);
  assert.is((await change(token, { frequency: "hourly" })).status, 400);
  assert.equal((await alertsOf(address)).map(({ search }) => search).sort(), ["one", "two"]);
});

changing("knows no token that is none, and none that is not confirmed", async () => {
  const address = anAddress();
  await ask(address);
  for (const token of ["", "x", "%00", await tokenFor(address)]) {
    assert.match(await (await send(`/alerts/change?token=${token}`)).text(), /does not work any more/);
    assert.match(await (await change(token, { search: "cook" })).text(), /does not work any more/);
  }
});

changing.run();

const leaving = suite("/alerts/unsubscribe");

leaving("changes nothing by being opened", async () => {
  const { address, token } = await anAlert();
  assert.match(await (await send(`/alerts/unsubscribe?token=${token}`)).text(), /Stop this alert/);
  assert.is((await alertsOf(address)).length, 1);
});

leaving("forgets alert and address by a mail program's one click, which names no origin", async () => {
  const { address, token } = await anAlert();
  const [mail] = await mailsTo(address);
  const link = `${(await testServices()).settings.siteUrl}/alerts/unsubscribe?token=${token}`;
  assert.equal(mail?.headers, {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const response = await send(`/alerts/unsubscribe?token=${token}`, { method: "POST", body });
  assert.is(response.status, 200);
  assert.is((await alertsOf(address)).length, 0);
});

leaving("says the same when repeated or unknown, and touches nobody else", async () => {
  const other = await anAlert();
  for (const token of ["", "x", "%00"]) {
    const response = await send(`/alerts/unsubscribe?token=${token}`, { method: "POST" });
    assert.match(await response.text(), /The alert is stopped/);
  }
  assert.is((await alertsOf(other.address)).length, 1);
});

leaving("is done for who never confirms, after seven days", async () => {
  const [waiting, old] = [anAddress(), anAddress()];
  await ask(waiting);
  await ask(old);
  const { address } = await anAlert();
  await sql`update job_alerts set created_at = now() - interval '6 days 23 hours' where email = ${waiting}`;
  await sql`update job_alerts set created_at = now() - interval '7 days 1 hour' where email in (${old}, ${address})`;
  await deleteExpired(await testServices());
  assert.equal(
    (await Promise.all([waiting, old, address].map(alertsOf))).map((rows) => rows.length),
    [1, 0, 1],
  );
});

leaving.run();
