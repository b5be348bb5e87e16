import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anAccount, anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { confirmMailbox } from "../../../tests/support/employer.ts";
import { inDays, unique, upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { aMandateRequest, anAgencyRequest, ask, asked, ownMandate } from "../../../tests/support/mandates.ts";
import {
  Browser,
  fieldMessages,
  json,
  send,
  testDatabase,
  testServices,
} from "../../../tests/support/site.ts";
import { deleteUnclaimedDocuments } from "../../tasks/applying/delete-unclaimed-documents.ts";
import { deleteExpired } from "../../tasks/delete-expired.ts";

const requests = suite("/api/employer/mandates");
const sql = await testDatabase();
const administrator = await signedIn();

const change = async (employer: Account, company: string, method: "PUT" | "DELETE") => {
  await confirmMailbox(employer.user.email);
  const path = `/api/admin/employers/${employer.user.id}/mandate`;
  const response = await administrator.send(path, json({ company, note: "its register" }, method));
  assert.is(response.status, 200);
};

requests("take a request once, and list it as asked", async () => {
  const employer = await anEmployer();
  const request = aMandateRequest();
  const response = await ask(employer, request);
  assert.is(response.status, 201);
  assert.is(((await response.json()) as { state: string }).state, "asked");
  const own = await ownMandate(employer, request.company);
  assert.is(own?.state, "asked");
  assert.is(own?.reason, null);
  const again = await ask(employer, request);
  assert.is(again.status, 409);
  assert.match(((await again.json()) as { message: string }).message, "sent this request already");
  assert.is(
    (await ask(await anEmployer(), request)).status,
    201,
    "another account may name the same company",
  );
});

requests("of two that come at once take one", async () => {
  const employer = await anEmployer();
  const request = aMandateRequest();
  const statuses = (await Promise.all([ask(employer, request), ask(employer, request)])).map((r) => r.status);
  assert.equal(statuses.sort(), [201, 409]);
});

requests("are an employer's own", async () => {
  const { company } = await asked(await anEmployer());
  assert.is(await ownMandate(await anEmployer(), company), undefined);
  assert.is((await send("/api/employer/mandates")).status, 401);
  assert.is((await ask(await anAccount(), aMandateRequest())).status, 403);
  assert.is((await ask({ browser: new Browser() }, aMandateRequest())).status, 401);
});

requests("say what is wrong with every field at once", async () => {
  const response = await ask(await anEmployer(), {
    website: "ftp://example.com",
    kind: "both",
    phone: "call",
  });
  assert.is(response.status, 400);
  assert.equal(Object.keys(await fieldMessages(response)).sort(), [
    "company",
    "country",
    "kind",
    "phone",
    "registerNumber",
    "website",
  ]);
});

for (const website of [
  "javascript:alert(1)",
  "https://localhost",
  "https://",
  "www.example.com",
  "https://a b.example",
])
  requests(`take no website like ${website}`, async () => {
    const response = await ask(await anEmployer(), aMandateRequest({ website }));
    assert.is(response.status, 400);
    assert.equal(Object.keys(await fieldMessages(response)), ["website"]);
  });

requests("ask an agency for its licence and for whom it hires", async () => {
  const employer = await anEmployer();
  const bare = await ask(employer, { ...aMandateRequest(), kind: "agency", phone: "" });
  assert.is(bare.status, 400);
  assert.equal(Object.keys(await fieldMessages(bare)).sort(), ["licence", "phone", "principals"]);
  const { licence } = anAgencyRequest();
  const over = await ask(
    employer,
    anAgencyRequest({ licence: { ...licence!, validUntil: inDays(-1), number: "" }, principals: [] }),
  );
  assert.equal(Object.keys(await fieldMessages(over)).sort(), [
    "licence.number",
    "licence.validUntil",
    "principals",
  ]);
  const noDay = await ask(
    employer,
    anAgencyRequest({ licence: { ...licence!, validUntil: `${new Date().getFullYear() + 1}-02-31` } }),
  );
  assert.is(noDay.status, 400);
  assert.is((await ask(employer, anAgencyRequest())).status, 201);
});

requests("renew a check in its last 60 days, while it counts, and after it", async () => {
  const employer = await anEmployer();
  const request = aMandateRequest();
  await change(employer, request.company, "PUT");
  const early = await ask(employer, request);
  assert.is(early.status, 409);
  assert.match(((await early.json()) as { message: string }).message, "last 60 days");
  await sql`update mandates set valid_until = utc_today() + 60 where employer_id = ${employer.user.id}`;
  assert.is((await ask(employer, request)).status, 201);
  assert.is((await ownMandate(employer, request.company))?.state, "checked");
  await sql`update mandates set valid_until = utc_today() - 1 where employer_id = ${employer.user.id}`;
  assert.is((await ownMandate(employer, request.company))?.state, "asked");
  await sql`update mandate_requests set state = 'closed' where employer_id = ${employer.user.id}`;
  assert.is((await ownMandate(employer, request.company))?.state, "lapsed");
  assert.is((await ask(employer, request)).status, 201);
});

requests("close when the administrator withdraws the mandate, and can come again", async () => {
  const employer = await anEmployer();
  const request = aMandateRequest();
  await asked(employer, request);
  await change(employer, request.company, "DELETE");
  assert.is((await ownMandate(employer, request.company))?.state, "withdrawn");
  assert.is((await ask(employer, request)).status, 201);
  assert.is((await ownMandate(employer, request.company))?.state, "asked");
});

requests("are a handful a day for each account", async () => {
  const world = { settings: { rateLimitScale: 0.2 } };
  const employer = await anEmployer();
  const [one, two, three] = await Promise.all([1, 2, 3].map(async () => aMandateRequest()));
  const limited = new Browser(world);
  for (const [name, value] of employer.browser.cookies) limited.cookies.set(name, value);
  assert.is((await limited.post("/api/employer/mandates", one)).status, 201);
  assert.is((await limited.post("/api/employer/mandates", one)).status, 409, "a refused one does not count");
  assert.is((await limited.post("/api/employer/mandates", two)).status, 201);
  const refused = await limited.post("/api/employer/mandates", three);
  assert.is(refused.status, 429);
  assert.ok(refused.headers.get("Retry-After"));
});

requests(
  "open their files to the employer and the administrator alone, and log the administrator",
  async () => {
    const employer = await anEmployer();
    const file = await upload(employer.browser);
    const { id } = await asked(employer, aMandateRequest({ files: [file] }));
    assert.is((await employer.browser.send(file)).status, 200);
    assert.is((await (await anEmployer()).browser.send(file)).status, 404);
    assert.is((await send(file)).status, 401);
    const document = file.split("/").at(-1)!;
    const openings = () => sql`
    select details from audit_log where action = 'mandate file opened' and details->>'document' = ${document}`;
    assert.is((await openings()).length, 0);
    assert.is((await administrator.send(file)).status, 200);
    assert.equal(
      (await openings()).map(({ details }) => details),
      [{ document, request: id }],
    );
  },
);

requests("take no file of another account, none that is unknown, and no more than five", async () => {
  const [owner, thief] = [await anEmployer(), await anEmployer()];
  const file = await upload(owner.browser);
  await asked(owner, aMandateRequest({ files: [file] }));
  const unknown = "/objects/uploads/00000000-0000-4000-8000-000000000000";
  for (const files of [[file], [unknown], ["https://example.com/licence.pdf"], Array(6).fill(file)]) {
    const refused = await ask(thief, aMandateRequest({ files }));
    assert.is(refused.status, 400);
    assert.match(Object.keys(await fieldMessages(refused))[0] ?? "", /^files/);
  }
});

requests("keep their files from the clean-up until a check no longer rests on them", async () => {
  const services = await testServices();
  const employer = await anEmployer();
  const file = await upload(employer.browser);
  const document = file.split("/").at(-1)!;
  const { id } = await asked(employer, aMandateRequest({ files: [file] }));
  const isKept = async () => (await sql`select from documents where id = ${document}`).length === 1;
  const cleanUp = async () => {
    await deleteExpired(services);
    await deleteUnclaimedDocuments(services);
  };
  await sql`update documents set created_at = now() - interval '3 days' where id = ${document}`;
  await cleanUp();
  assert.ok(await isKept(), "while the request is open");
  await sql`
    update mandate_requests set state = 'refused', decided_at = now() - interval '89 days' where id = ${id}`;
  await cleanUp();
  assert.ok(await isKept(), "89 days after a refusal");
  await sql`update mandate_requests set decided_at = now() - interval '91 days' where id = ${id}`;
  await cleanUp();
  assert.not(await isKept(), "91 days after a refusal");
});

requests("lose their files with the account", async () => {
  const employer = await anEmployer();
  const file = await upload(employer.browser);
  const document = file.split("/").at(-1)!;
  await asked(employer, aMandateRequest({ files: [file] }));
  await sql`update documents set created_at = now() - interval '3 days' where id = ${document}`;
  await sql`delete from users where id = ${employer.user.id}`;
  await deleteUnclaimedDocuments(await testServices());
  assert.is((await sql`select from documents where id = ${document}`).length, 0);
});

requests("email the administrator about the first one of an employer, and about no later one", async () => {
  const operatorEmail = `${unique("office").replaceAll(" ", ".")}@example.com`;
  const employer = await anEmployer({ settings: { operatorEmail } });
  const { company } = await asked(employer);
  await asked(employer);
  const mails = await mailsTo(operatorEmail);
  assert.equal(
    mails.map(({ subject }) => subject),
    [`A new employer asks for a check: ${company}`],
  );
});

requests.run();
