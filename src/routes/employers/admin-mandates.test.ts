import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aConfirmedEmployer,
  aMandateRequest,
  anAgencyRequest,
  asked,
  ownMandate,
} from "../../../tests/support/mandates.ts";
import { Browser, testDatabase } from "../../../tests/support/site.ts";

const queue = suite("the requests on /admin/employers");
const sql = await testDatabase();
const administrator = await signedIn();
// The requests of other tests would fill the first page of the queue.
queue.before(async () => {
  await sql`update mandate_requests set state = 'closed' where state = 'waiting'`;
});

const cardOf = async (id: string) =>
  (await (await administrator.send("/admin/employers")).text())
    .replaceAll("<!-- -->", "")
    .split('<summary class="row-summary">')
    .find((card) => card.includes(`id="request-${id}"`)) ?? "";

/** Posts a form in which several boxes may be ticked. */
const decide = (id: string, fields: [name: string, value: string][], browser = administrator) =>
  browser.send(`/admin/mandates/${id}/decision`, { method: "POST", body: new URLSearchParams(fields) });

const check: [string, string][] = [
  ["decision", "check"],
  ["done", "mailbox"],
  ["done", "register"],
  ["done", "call"],
];

queue("show what was sent and what the site can say of it", async () => {
  const employer = await aConfirmedEmployer();
  const request = anAgencyRequest({ company: "Maresk Crewing" });
  const { id } = await asked(employer, request);
  const card = await cardOf(id);
  for (const part of [
    request.company,
    employer.user.email,
    request.website,
    "RPSL-MUM-123",
    "Nordic Tankers",
    "maersk",
  ])
    assert.match(card, part);
});

queue("say how many of them are shown, once there are more than a page holds", async () => {
  const employer = await aConfirmedEmployer();
  const page = async () =>
    (await (await administrator.send("/admin/employers")).text()).replaceAll("<!-- -->", "");
  assert.not.match(await page(), "are shown. The next ones show");
  for (let n = 1; n <= 21; n++) await asked(employer);
  assert.match(await page(), /20 of 2\d are shown\. The next ones show when you have decided on these\./);
  await sql`update mandate_requests set state = 'closed' where state = 'waiting'`;
});

queue("say in one line who asks, and open into what there is to look at", async () => {
  const request = anAgencyRequest({ company: "Maresk Crewing" });
  const employer = await aConfirmedEmployer();
  const { id } = await asked(employer, request);
  const [line = "", opened = ""] = (await cardOf(id)).split("</summary>");
  const person = `${employer.user.firstName} ${employer.user.lastName}`;
  for (const part of [request.company, `>${request.country} · Agency<`, /Today, \d+:\d\d\s[AP]M</])
    assert.match(line, part);
  assert.not.match(line, person);
  assert.match(opened, person);
  assert.match(line.replaceAll("<!-- -->", ""), /badge-err">Name like another<.*<small>\d more hints?</);
  assert.match(line, `, email <span class="whole">${employer.user.email.split("@")[1]}</span>`);
  assert.not.match(line, "The name is like");
  assert.match(opened, "<b>Strong:</b> The name is like");
  assert.ok(opened.indexOf("A strong hint is often a sign of fraud") > opened.indexOf("The name is like"));
});

queue("have the colour of danger for strong hints only", async () => {
  const employer = await aConfirmedEmployer();
  // No other test has a name like this one, so no hint says that it is like another.
  const { id } = await asked(employer, aMandateRequest({ company: "Sognefjell Ferries" }));
  const [line = ""] = (await cardOf(id)).replaceAll("<!-- -->", "").split("</summary>");
  assert.match(line, /class="badge">[^<]+</);
  assert.not.match(line, "badge-err");
});

queue("say for how many days they are open", async () => {
  const { id } = await asked(await aConfirmedEmployer());
  await sql`update mandate_requests set asked_at = asked_at - interval '3 days' where id = ${id}`;
  assert.match((await cardOf(id)).replaceAll("<!-- -->", ""), ">Open 3 days<");
});

queue("are decided on by a form", async () => {
  const employer = await aConfirmedEmployer();
  const { id, company } = await asked(employer);
  const response = await decide(id, [...check, ["note", ""], ["reason", ""], ["validUntil", ""]]);
  assert.is(response.status, 303);
  assert.is((await ownMandate(employer, company))?.state, "checked");
  assert.is(await cardOf(id), "");
});

queue("keep a refused form as it was typed, with what is missing", async () => {
  const { id } = await asked(await aConfirmedEmployer());
  const response = await decide(id, [...check.slice(0, 2), ["note", "looks fine"]]);
  assert.is(response.status, 409);
  const page = await response.text();
  assert.match(page, `<a href="#done-${id}">`);
  assert.match(page, `<fieldset id="done-${id}" aria-describedby="done-${id}-error">`);
  assert.match(page, "the entry in the company register");
  assert.match(page, "looks fine");
  assert.match(page, "<title>Error: Employers");
  const noReason = await decide(id, [["decision", "refuse"]]);
  assert.is(noReason.status, 400);
  const refused = await noReason.text();
  assert.match(refused, `id="reason-${id}-error"`);
  assert.match(refused, new RegExp(`<textarea id="reason-${id}"[^>]*aria-invalid="true"`));
  assert.match(refused, /<h2>Employers<\/h2><div class="error-summary"[^>]*autofocus/i);
  assert.match(refused, `<a href="#reason-${id}">`);
  assert.match(refused.slice(0, refused.indexOf(`id="request-${id}"`)), /<details open="">(?!.*<details)/s);
});

queue("take one of three decisions, and ask for one when none is chosen", async () => {
  const { id } = await asked(await aConfirmedEmployer());
  const choices = (await cardOf(id)).match(/type="radio"[^>]*name="decision"[^>]*value="\w+"/g);
  assert.is(choices?.length, 3);
  const page = await (await decide(id, [["note", "looks fine"]])).text();
  assert.match(page, `<a href="#decision-${id}">Choose a decision</a>`);
  assert.match(page, `id="decision-${id}-error"`);
  const refused = await (await decide(id, [["decision", "ask"]])).text();
  assert.match(refused, /<input(?=[^>]*value="ask")(?=[^>]*checked="")/);
});

queue(
  "cannot be marked as checked before the mailbox is confirmed, and say so beside the choice",
  async () => {
    const employer = await aConfirmedEmployer();
    const { id } = await asked(employer);
    const choice = async () =>
      (await cardOf(id)).split("<label").find((label) => label.includes('value="check"')) ?? "";
    assert.not.match(await choice(), "disabled");
    await sql`update users set email_confirmed_at = null where id = ${employer.user.id}`;
    assert.match(await choice(), /disabled="".*Mark as checked.*Email address not confirmed/);
    assert.is((await decide(id, check)).status, 409);
  },
);

queue("get a code for the company's domain by a form", async () => {
  const request = aMandateRequest();
  const { id } = await asked(await aConfirmedEmployer(), request);
  const send = (email: string) => administrator.submit(`/admin/mandates/${id}/domain-code`, { email });
  const refused = await send("hr@example.org");
  assert.is(refused.status, 400);
  assert.match(await refused.text(), `id="email-${id}-error"`);
  const email = `hr@${new URL(request.website).hostname.replace("www.", "")}`;
  assert.is((await send(email)).status, 303);
  assert.is((await mailsTo(email)).length, 1);
  assert.match(await cardOf(id), email);
});

queue("are the administrator's alone", async () => {
  const { id } = await asked(await aConfirmedEmployer());
  const response = await decide(id, check, new Browser());
  assert.is(response.headers.get("Location"), "/admin/login");
});

queue.run();
