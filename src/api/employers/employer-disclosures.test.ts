import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { applyAndPay, confirmMailbox, disclose, postJob } from "../../../tests/support/employer.ts";
import { unique, upload } from "../../../tests/support/fixtures.ts";
import { Browser, fieldMessages, json } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import type { Disclosure } from "../../shared/applications/disclosure.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";

const disclosing = suite("POST /api/employer/applications/{id}/disclosures");

// Outside production and without checks nothing is masked, so these tests have a database of their own.
const { sql, close } = await migratedDatabase();
disclosing.after(close);
await applyEmployerRules(sql, { employerCheck: "none", unpaidWithheld: true });
const world = { sql };

const hidden = {
  masked: ["passportNumber", "passportCopyUrl", "dateOfBirth", "address"],
  passportNumber: null,
  passportCopyUrl: null,
  dateOfBirth: null,
  address: null,
};

async function anApplied(employer: Account, changes: object = {}) {
  const world = employer.browser.world;
  const job = await postJob(employer, changes);
  const candidate = new Browser(world);
  const [passport, resume] = [await upload(candidate), await upload(candidate)];
  const own = {
    passportCopyUrl: passport,
    resumeUrl: resume,
    passportNumber: unique("QX"),
    address: unique("7 Harbour Road"),
    dateOfBirth: "1967-08-19",
  };
  const { id, application } = await applyAndPay(job.id, own, candidate);
  return { job, id, application, passport, resume, secrets: [own.passportNumber, own.address] };
}

const listed = async ({ browser }: Account, jobId: string) => {
  const [row] = (await (
    await browser.send(`/api/employer/applications/${jobId}`)
  ).json()) as JobApplication[];
  return row!;
};
const maskedOf = (row: JobApplication) =>
  Object.fromEntries(Object.keys(hidden).map((name) => [name, row[name as keyof typeof hidden]]));
const places = (jobId: string) => [
  `/employer/jobs/${jobId}`,
  `/employer/jobs/${jobId}/applications.csv`,
  `/api/employer/applications/${jobId}`,
];

disclosing("masks passport, birth date and address in call, page, CSV and documents until then", async () => {
  const employer = await anEmployer(world);
  const { job, application, passport, resume, secrets } = await anApplied(employer);
  assert.equal(maskedOf(await listed(employer, job.id)), hidden);
  for (const place of places(job.id)) {
    const seen = await (await employer.browser.send(place)).text();
    assert.ok(seen.includes(application.fullName) && seen.includes(resume), place);
    for (const secret of [...secrets, passport, "1967-08-19", "August 19, 1967"])
      assert.not.ok(seen.includes(secret), `${place} shows ${secret}`);
  }
  const refused = await employer.browser.send(passport);
  assert.is(refused.status, 403);
  assert.match(await refused.text(), "choose why you need it");
  assert.is((await employer.browser.send(resume)).status, 200);
});

disclosing("opens them for that employer and application, once, and writes that down", async () => {
  const employer = await anEmployer(world);
  const { job, id, application, passport, secrets } = await anApplied(employer);
  const other = await anApplied(employer);
  const opened = await disclose(employer.browser, id, "visa");
  assert.is(opened.status, 201);
  const { disclosedAt, ...fields } = (await opened.json()) as Disclosure;
  const { passportNumber, dateOfBirth, address } = application;
  const open = { passportNumber, passportCopyUrl: passport, dateOfBirth, address };
  assert.equal(fields, { applicationId: id, reason: "visa", ...open });
  assert.equal(maskedOf(await listed(employer, job.id)), { masked: [], ...open });
  for (const place of places(job.id).slice(0, 2)) {
    const seen = await (await employer.browser.send(place)).text();
    for (const secret of [...secrets, passport]) assert.ok(seen.includes(secret), `${place} hides ${secret}`);
  }
  assert.is((await employer.browser.send(passport)).status, 200);
  assert.equal(maskedOf(await listed(employer, other.job.id)), hidden);
  assert.is((await employer.browser.send(other.passport)).status, 403);

  const again = (await (await disclose(employer.browser, id, "contract")).json()) as Disclosure;
  assert.equal([again.reason, again.disclosedAt], ["visa", disclosedAt]);
  const written = await sql`
    select from audit_log where action = 'application disclosed' and subject_id = ${id}`;
  assert.is(written.length, 1);
});

disclosing("takes one of three reasons, and another employer's application for none", async () => {
  const employer = await anEmployer(world);
  const { job, id } = await anApplied(employer);
  const refused = await disclose(employer.browser, id, "curiosity");
  assert.is(refused.status, 400);
  assert.equal(await fieldMessages(refused), { reason: "Choose one of the three reasons" });
  assert.is((await disclose((await anEmployer(world)).browser, id)).status, 404);
  assert.is((await disclose(employer.browser, "nothing")).status, 404);
  assert.equal(maskedOf(await listed(employer, job.id)), hidden);
});

disclosing("is a form with a button for each reason, which works without script", async () => {
  const employer = await anEmployer(world);
  const { job, id, secrets } = await anApplied(employer);
  const action = `/employer/applications/${id}/disclosures`;
  const before = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
  assert.match(before, new RegExp(`<button(?=[^>]*form="talk-${id}")(?=[^>]*formAction="${action}")`, "i"));
  for (const reason of ["contract", "visa", "identity"]) assert.match(before, `value="${reason}"`);
  const wrong = await employer.browser.submit(action, { reason: "curiosity", text: "Hello" });
  assert.is(wrong.status, 400);
  const refused = await mainOf(wrong);
  assert.match(refused, `href="#show-${id}">Choose one of the three reasons`);
  assert.match(refused, /<textarea[^>]*>Hello<\/textarea>/);
  const sent = await employer.browser.submit(action, { reason: "identity", filter: "", page: "1" });
  assert.is(sent.status, 303);
  assert.is(sent.headers.get("Location"), `/employer/jobs/${job.id}?open=${id}#application-${id}`);
  const after = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
  assert.not.match(after, action);
  for (const secret of secrets) assert.match(after, secret);
});

disclosing("shows a document whole that is a resume as well as a passport copy", async () => {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const candidate = new Browser(world);
  const document = await upload(candidate);
  await applyAndPay(job.id, { passportCopyUrl: document, resumeUrl: document }, candidate);
  assert.is((await employer.browser.send(document)).status, 200);
});

disclosing("opens nothing that is withheld, and shuts again what was opened", async () => {
  const employer = await anEmployer(world);
  const { job, id, passport } = await anApplied(employer);
  await disclose(employer.browser, id);
  await sql`update applications set withdrawn_at = now() where id = ${id}`;
  assert.is((await disclose(employer.browser, id)).status, 409);
  assert.is((await employer.browser.send(passport)).status, 404);
  assert.is("passportNumber" in (await listed(employer, job.id)), false);
});

disclosing("says why an application is closed, and nothing of a status that nobody changes", async () => {
  const employer = await anEmployer(world);
  const { id, job } = await anApplied(employer);
  const refusal = async () => {
    const refused = await disclose(employer.browser, id);
    return [refused.status, ((await refused.json()) as { message: string }).message];
  };
  await sql`update applications set payment_status = 'pending' where id = ${id}`;
  const unpaid = "The candidate has not paid for this application yet, so it is closed.";
  assert.equal(await refusal(), [409, `${unpaid} It opens as soon as they have.`]);
  await sql`update applications set payment_status = 'refunded' where id = ${id}`;
  assert.equal(await refusal(), [409, "We gave the fee for this application back, so it is closed."]);
  await sql`update applications set payment_status = 'completed' where id = ${id}`;
  await sql`update jobs set closes_on = current_date - 182 where id = ${job.id}`;
  assert.equal(await refusal(), [
    409,
    "This job closed more than 180 days ago, so its applications are closed, too.",
  ]);
  await sql`update applications set withdrawn_at = now() where id = ${id}`;
  assert.equal(await refusal(), [409, "The candidate has withdrawn this application, so it is closed."]);
});

disclosing("is not needed outside production, where the site checks no employer", async () => {
  const employer = await anEmployer();
  const { job, passport, secrets } = await anApplied(employer);
  assert.equal((await listed(employer, job.id)).masked, []);
  for (const place of places(job.id))
    for (const secret of secrets) assert.match(await (await employer.browser.send(place)).text(), secret);
  assert.is((await employer.browser.send(passport)).status, 200);
});

disclosing("needs a mandate that counts today", async () => {
  const { sql, close } = await migratedDatabase();
  await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
  const world = { sql, settings: { employerCheck: "before" as const } };
  const employer = await anEmployer(world);
  const company = unique("Kvernholm");
  const mandate = (method: string) =>
    admin.send(
      `/api/admin/employers/${employer.user.id}/mandate`,
      json({ company, note: "the register" }, method),
    );
  const admin = await signedIn(world);
  await confirmMailbox(employer.user.email, sql);
  await mandate("PUT");
  const { id, passport } = await anApplied(employer, { company });
  assert.is((await disclose(employer.browser, id)).status, 201);
  await mandate("DELETE");
  assert.is((await disclose(employer.browser, id)).status, 403);
  assert.is((await employer.browser.send(passport)).status, 404);
  await close();
});

disclosing.run();
