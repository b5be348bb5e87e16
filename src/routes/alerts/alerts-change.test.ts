import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  alertsOf,
  anAddress,
  anAlert,
  ask,
  assertProblemAt,
  tokenFor,
} from "../../../tests/journeys/alert-steps.ts";
import { aDueAlert, aNewJob, aWord } from "../../../tests/support/due-alert.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { sendJobAlerts } from "../../tasks/alerts/send-job-alerts.ts";
import { deleteExpired } from "../../tasks/delete-expired.ts";

const sql = await testDatabase();

const changing = suite("/alerts/change");

const change = (token: string, fields: Record<string, string>) =>
  new Browser().submit(`/alerts/change?token=${token}`, { frequency: "daily", ...fields });

changing("shows the list and saves another", async () => {
  const { address, token } = await anAlert({ country: "Norway" });
  const page = await (await send(`/alerts/change?token=${token}`)).text();
  assert.match(page, "Your search: “welder”, Norway");
  assert.match(page, /<option selected="">Norway</);
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
  const double = await change(token, { search: "one", frequency: "weekly" });
  assert.is(double.status, 409);
  const page = await double.text();
  assertProblemAt(page, "search");
  assert.match(page, /name="search"[^>]*value="one"/);
  assert.match(page, /<option value="weekly" selected="">/);
  for (const [field, value] of [
    ["sector", "whaling"],
    ["frequency", "hourly"],
    ["country", "Norwey"],
  ] as const) {
    const refused = await change(token, { search: "three", [field]: value });
    assert.is(refused.status, 400, field);
    const page = await refused.text();
    assertProblemAt(page, field);
    assert.match(page, /name="search"[^>]*value="three"/);
  }
  assert.equal((await alertsOf(address)).map(({ search }) => search).sort(), ["one", "two"]);
});

changing("keeps a country by its name, and one where no vacancy is open any more", async () => {
  const { address, token } = await anAlert({ country: "Oldland" });
  assert.is((await change(token, { country: "Oldland", search: "cook" })).status, 200);
  assert.is((await change(token, { country: "norway" })).status, 200);
  assert.is((await alertsOf(address))[0]?.country, "Norway");
});

changing("knows no token that is none, and none that is not confirmed", async () => {
  const address = anAddress();
  await ask(address);
  for (const token of ["", "x", "%00", await tokenFor(address)]) {
    for (const response of [
      await send(`/alerts/change?token=${token}`),
      await change(token, { search: "cook" }),
    ]) {
      assert.is(response.status, 404);
      assert.match(await response.text(), /does not work any more/);
    }
  }
});

changing.run();

const leaving = suite("/alerts/unsubscribe");

leaving("changes nothing by being opened", async () => {
  const { address, token } = await anAlert();
  assert.match(await (await send(`/alerts/unsubscribe?token=${token}`)).text(), /Stop this alert/);
  assert.is((await alertsOf(address)).length, 1);
});

leaving("names the alert before the button that stops it", async () => {
  const { token } = await anAlert({ country: "Norway", sector: "shipping" });
  const html = await (await send(`/alerts/unsubscribe?token=${token}`)).text();
  assert.match(html, '<a class="btn btn-quiet" href="/jobs">Keep the alert</a>');
  assert.match(html, /<h1>Stop this job alert<\/h1><p class="lead">Your search: [^<]*Norway/);
});

leaving("has no button for a link that stops no alert", async () => {
  const response = await send("/alerts/unsubscribe?token=unknown");
  assert.is(response.status, 404);
  const page = await response.text();
  assert.match(page, "If you stopped the alert, you get no more emails from it.");
  assert.not.match(page, "Stop this alert");
});

leaving("leads to the form that changes the alert instead", async () => {
  const { token } = await anAlert();
  const html = await (await send(`/alerts/unsubscribe?token=${token}`)).text();
  assert.match(html, `href="/alerts/change?token=${token}">Change your job alert</a>`);
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

leaving("takes the mails along that wait to be sent", async () => {
  const word = aWord();
  const { email, token } = await aDueAlert(word);
  const other = await aDueAlert(word);
  await aNewJob(word);
  await sendJobAlerts(await testServices());
  assert.is((await mailsTo(email)).length, 1);
  await send(`/alerts/unsubscribe?token=${token}`, { method: "POST" });
  assert.is((await mailsTo(email)).length, 0);
  assert.is((await mailsTo(other.email)).length, 1);
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
