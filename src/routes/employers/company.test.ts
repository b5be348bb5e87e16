import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { confirmMailbox, postJob } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aMandateRequest,
  asked,
  checkedDirectly,
  decide,
  ownMandate,
  waitingRequest,
} from "../../../tests/support/mandates.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";

const page = suite("/employer/company");
const administrator = await signedIn();

const path = "/employer/company";
const textOf = async ({ browser }: Account, query = "") => (await browser.send(path + query)).text();

/** The form as a browser without script posts it. */
function formOf(differences: Record<string, string> = {}): Record<string, string> {
  const { company, country, website, registerNumber, kind, phone } = aMandateRequest();
  return { company, country, website, registerNumber, kind, phone, ...differences };
}

page("leads to the code for the mailbox until that is confirmed", async () => {
  const employer = await anEmployer();
  assert.match(await textOf(employer), 'href="/confirm-email"');
  await confirmMailbox(employer.user.email);
  assert.not.match(await textOf(employer), 'href="/confirm-email"');
});

page("says in one notice that a request is received and that the mailbox is to be confirmed", async () => {
  const employer = await anEmployer();
  await asked(employer);
  const text = await textOf(employer, "?sent=1");
  assert.match(text, "We have your request. Now confirm your email address");
  assert.is(text.match(/class="notice notice-/g)?.length, 1);
  assert.not.match(text, "send you no email");
  await confirmMailbox(employer.user.email);
  const confirmed = await textOf(employer, "?sent=1");
  assert.match(confirmed, "A person checks it. We email you when we have decided.");
  assert.is(confirmed.match(/class="notice notice-/g)?.length, 1);
});

page("takes the address of a website without https://", async () => {
  for (const website of ["nordvik-yard.example", " nordvik-yard.example:8443/about?to=a:b "]) {
    const employer = await anEmployer();
    const company = `Yard ${randomUUID()}`;
    await employer.browser.submit(path, formOf({ company, website }));
    const id = (await ownMandate(employer, company))?.id ?? "";
    assert.is((await waitingRequest(administrator, id))?.website, `https://${website.trim()}`);
  }
});

page("folds the form below a request that runs, and opens it for what was refused", async () => {
  const employer = await anEmployer();
  const another =
    /<details class="more" id="ask"( open="")?><summary>Ask for a check of (?:another company|Another|Kvernholm)/;
  assert.not.match(await textOf(employer), another);
  await asked(employer);
  const isOpen = (text: string) => another.exec(text)?.[1] !== undefined;
  assert.match(await textOf(employer), another);
  assert.not.ok(isOpen(await textOf(employer)));
  assert.ok(isOpen(await textOf(employer, "?company=Another")));
  assert.ok(isOpen(await (await employer.browser.submit(path, formOf({ website: "no address" }))).text()));
});

page("shows the state of the check, the next step and what is on file, once each", async () => {
  const employer = await anEmployer();
  const form = formOf();
  await employer.browser.submit(path, form);
  const text = (await textOf(employer)).split('id="ask"')[0]!;
  assert.match(text, "Request received");
  assert.is(text.split(form.registerNumber!).length, 2);
  assert.not.match(text, "Ask for this check");
});

page("asks for a check of the only company without having it typed again", async () => {
  const employer = await anEmployer();
  const { company } = await postJob(employer);
  assert.match(await textOf(employer), `Ask for a check of ${company}`);
  assert.match(await textOf(employer), `value="${company}"`);
  assert.not.match(await textOf(employer), "You have not asked for a check of this company yet.");
  assert.match(await textOf(employer, "?company=Another"), "You have not asked for a check of this company");
});

page("sends an agency's licence and the companies that it hires for, one a line", async () => {
  const employer = await anEmployer();
  const agency = {
    kind: "agency",
    "licence.kind": "RPSL",
    "licence.number": "12",
    "licence.issuer": "DG Shipping",
    "licence.validUntil": inDays(90),
    principals: "Nordic Tankers\r\n\r\n Arctic Lines ",
  };
  const form = formOf(agency);
  assert.is((await employer.browser.submit(path, form)).status, 303);
  const { id } = (await ownMandate(employer, form.company!))!;
  const request = await waitingRequest(administrator, id!);
  assert.equal(request?.principals, ["Nordic Tankers", "Arctic Lines"]);
  assert.is(request?.licence?.number, "12");
  const onFile = (await textOf(employer)).split('id="ask"')[0]!;
  for (const sent of ["RPSL", "12", "DG Shipping", "Nordic Tankers\nArctic Lines"])
    assert.match(onFile, `>${sent}<`);
});

page("says what is wrong beside each field, and keeps what was typed", async () => {
  const employer = await anEmployer();
  const refused = await employer.browser.submit(path, formOf({ kind: "agency", website: "no address" }));
  assert.is(refused.status, 400);
  const text = await refused.text();
  for (const field of ["website", "licence.kind", "licence.validUntil", "principals"])
    assert.match(text, `id="${field}-error"`);
  assert.match(text, 'value="no address"');
  assert.match(text, "<title>Error: ");
});

page("lists what is wrong in the order of the fields", async () => {
  const employer = await anEmployer();
  const refused = await employer.browser.submit(path, formOf({ website: "", phone: "", kind: "" }));
  const summary = /<div class="error-summary".*?<\/div>/s.exec(await refused.text())![0];
  const listed = [...summary.matchAll(/href="#([\w.]+)"/g)].map(([, name]) => name);
  assert.equal(listed, ["website", "phone", "kind"]);
});

page("tells why a request was refused, and fills in what was sent before", async () => {
  const employer = await anEmployer();
  const form = formOf({ registerNumber: "NO 777 & co" });
  await employer.browser.submit(path, form);
  const { id } = (await ownMandate(employer, form.company!))!;
  const reason = "The number belongs to another company.";
  await decide(administrator, id!, { decision: "refuse", reason });
  assert.match(await textOf(employer), reason);
  const again = await textOf(employer, `?company=${encodeURIComponent(form.company!)}`);
  assert.match(again, 'value="NO 777 &amp; co"');
});

page("leads from an open question to the form of another company, and keeps its answers", async () => {
  const employer = await anEmployer();
  const form = formOf({ registerNumber: "NO 777" });
  await employer.browser.submit(path, form);
  const { id } = (await ownMandate(employer, form.company!))!;
  await decide(administrator, id!, { decision: "ask", reason: "Which office?" });
  const formPart = (text: string) => text.split('id="ask"')[1]!;
  assert.match(formPart(await textOf(employer)), 'href="/employer/company?another=1#ask"');
  const empty = formPart(await textOf(employer, "?another=1"));
  assert.match(empty, / open=""><summary>Ask for a check of another company</);
  for (const own of [form.company!, "NO 777"]) assert.not.match(empty, own);
  const other = formOf({ website: "no address" });
  const refused = formPart(await (await employer.browser.submit(path, other)).text());
  assert.match(refused, `<summary>Ask for a check of ${other.company}<`);
  assert.match(refused, `value="${other.company}"`);
  assert.not.match(refused, form.company!);
});

page("takes the code of the company's domain", async () => {
  const employer = await anEmployer();
  const request = aMandateRequest();
  const { id } = await asked(employer, request);
  const email = `hr@${new URL(request.website).hostname.replace("www.", "")}`;
  await administrator.post(`/api/admin/mandates/${id}/domain-code`, { email });
  const code = /^\d{8}$/m.exec((await mailsTo(email))[0]?.body ?? "")![0];
  assert.match(await textOf(employer), "Enter the code for");
  const wrong = await employer.browser.submit(`${path}/code`, { id, code: "1" });
  assert.is(wrong.status, 400);
  assert.match(await wrong.text(), "This code is not right");
  assert.is(
    (await employer.browser.submit(`${path}/code`, { id, code: `${code.slice(0, 4)} ${code.slice(4)}` }))
      .status,
    303,
  );
  assert.match(await textOf(employer), "The code is confirmed");
});

page("is what the dashboard leads to while no company of the account is checked", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
    const world = { sql, settings: { employerCheck: "before" as const } };
    const employer = await anEmployer(world);
    const hint = async () =>
      /as soon as we have checked that you act/.test(
        await (await employer.browser.send("/employer/dashboard")).text(),
      );
    assert.is(await hint(), true);
    await confirmMailbox(employer.user.email, sql);
    const { id } = await asked(employer);
    assert.is((await decide(await signedIn(world), id, checkedDirectly)).status, 200);
    assert.is(await hint(), false);
  } finally {
    await close();
  }
});

page.run();
