import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { confirmMailbox, postJob } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aConfirmedEmployer,
  aMandateRequest,
  anAgencyRequest,
  ask,
  asked,
  checkedDirectly,
  decide,
  ownMandate,
  waitingRequest,
} from "../../../tests/support/mandates.ts";
import { fieldMessages, json, send, testDatabase } from "../../../tests/support/site.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";

const decision = suite("/api/admin/mandates/{id}/decision");
const sql = await testDatabase();
const administrator = await signedIn();
// The requests of other tests would fill the first page of the queue.
decision.before(async () => {
  await sql`update mandate_requests set state = 'closed' where state = 'waiting'`;
});

const mandateOf = ({ user }: { user: { id: string } }) => `/api/admin/employers/${user.id}/mandate`;
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

decision("checks a company of whom the mailbox, the register and a call were done", async () => {
  const employer = await aConfirmedEmployer();
  const { id, company } = await asked(employer);
  const response = await decide(administrator, id, checkedDirectly);
  assert.is(response.status, 200);
  assert.is(((await response.json()) as { state: string }).state, "checked");
  const own = await ownMandate(employer, company);
  assert.is(own?.state, "checked");
  const [row] = await sql`
    select checked, valid_until = (utc_today() + interval '12 months')::date as a_year from mandates
    where employer_id = ${employer.user.id}`;
  assert.is(
    row?.checked,
    "their mailbox, the company's entry in its register and a call to a number that we found ourselves",
  );
  assert.ok(row?.aYear);
  assert.is(await waitingRequest(administrator, id), undefined);
  const [mail] = await mailsTo(employer.user.email);
  assert.is(mail?.subject, `We have checked ${company}`);
  const log = await sql`select action from audit_log where subject_id = ${id} and actor_kind = 'admin'`;
  assert.equal(
    log.map(({ action }) => action),
    ["mandate checked"],
  );
});

const incomplete: [missing: RegExp, done: string[], isAgency?: boolean][] = [
  [/mailbox of the account/, ["register", "call"]],
  [/entry in the company register/, ["mailbox", "call"]],
  [/a code on the company's domain, or a call/, ["mailbox", "register"]],
  [
    /the code on the company's domain, which the employer has not confirmed/,
    ["mailbox", "register", "domainCode"],
  ],
  [/licence in its issuer's list/, ["mailbox", "register", "call", "letters"], true],
  [/letter of each company/, ["mailbox", "register", "call", "licence"], true],
  [/mailbox.*register.*call.*/, []],
];
for (const [missing, done, isAgency] of incomplete)
  decision(`does not check ${isAgency ? "an agency" : "a company"} on "${done.join(" ")}"`, async () => {
    const employer = await aConfirmedEmployer();
    const { id, company } = await asked(employer, isAgency ? anAgencyRequest() : aMandateRequest());
    const refused = await decide(administrator, id, { decision: "check", done, note: "" });
    assert.is(refused.status, 409);
    assert.match(await messageOf(refused), missing);
    assert.is((await ownMandate(employer, company))?.state, "asked");
    const mails = await mailsTo(employer.user.email);
    assert.equal(
      mails.filter(({ kind }) => kind.startsWith("mandate")),
      [],
    );
  });

decision("does not check an account whose mailbox nobody confirmed", async () => {
  const employer = await anEmployer();
  const { id } = await asked(employer);
  const refused = await decide(administrator, id, checkedDirectly);
  assert.is(refused.status, 409);
  assert.match(await messageOf(refused), "has not confirmed its email");
});

const agencyCheck = { ...checkedDirectly, done: [...checkedDirectly.done, "licence", "letters"] };

decision(
  "ends a check with the licence, with the given day, or after a year, whichever is sooner",
  async () => {
    const cases: [licenceEnds: number, given: number | undefined, ends: number][] = [
      [100, undefined, 100],
      [100, 50, 50],
      [100, 200, 100],
    ];
    for (const [licenceEnds, given, ends] of cases) {
      const employer = await aConfirmedEmployer();
      const { licence } = anAgencyRequest();
      const request = anAgencyRequest({ licence: { ...licence!, validUntil: inDays(licenceEnds) } });
      const { id } = await asked(employer, request);
      const validUntil = given === undefined ? {} : { validUntil: inDays(given) };
      assert.is((await decide(administrator, id, { ...agencyCheck, ...validUntil })).status, 200);
      assert.is((await ownMandate(employer, request.company))?.validUntil, inDays(ends));
    }
    const employer = await aConfirmedEmployer();
    const { id, company } = await asked(employer);
    assert.is(
      (await decide(administrator, id, { ...checkedDirectly, validUntil: inDays(3000) })).status,
      200,
    );
    assert.ok(((await ownMandate(employer, company))?.validUntil ?? "") <= inDays(367));
  },
);

decision(
  "ends a check without a request with the licence, too, and refuses it after the licence",
  async () => {
    const { licence } = anAgencyRequest();
    const request = anAgencyRequest({ licence: { ...licence!, validUntil: inDays(50) } });
    const agency = await aConfirmedEmployer();
    const { id } = await asked(agency, request);
    const { company } = request;
    const check = () =>
      administrator.send(
        `/api/admin/employers/${agency.user.id}/mandate`,
        json({ company, note: "the register, and a call" }, "PUT"),
      );
    assert.is((await check()).status, 200);
    assert.is((await ownMandate(agency, company))?.validUntil, inDays(50));
    await sql`update mandate_requests set licence_valid_until = utc_today() - 1 where id = ${id}`;
    assert.is((await check()).status, 409);
  },
);

decision("does not check an agency whose licence ended meanwhile", async () => {
  const { id } = await asked(await aConfirmedEmployer(), anAgencyRequest());
  await sql`update mandate_requests set licence_valid_until = utc_today() - 1 where id = ${id}`;
  const refused = await decide(administrator, id, agencyCheck);
  assert.is(refused.status, 409);
  assert.match(await messageOf(refused), "licence of this agency has ended");
});

for (const verb of ["refuse", "ask"])
  decision(`wants a reason to ${verb}`, async () => {
    const { id } = await asked(await aConfirmedEmployer());
    for (const reason of [undefined, "", "  "]) {
      const refused = await decide(administrator, id, { decision: verb, done: [], note: "", reason });
      assert.is(refused.status, 400);
      assert.equal(Object.keys(await fieldMessages(refused)), ["reason"]);
    }
  });

decision("tells a refused employer why, who can then ask again", async () => {
  const employer = await aConfirmedEmployer();
  const request = aMandateRequest();
  const { id } = await asked(employer, request);
  const reason = "The register knows no such company.";
  assert.is(
    (await decide(administrator, id, { decision: "refuse", done: [], note: "", reason })).status,
    200,
  );
  const own = await ownMandate(employer, request.company);
  assert.equal([own?.state, own?.reason], ["refused", reason]);
  const [mail] = await mailsTo(employer.user.email);
  assert.match(mail?.body ?? "", reason);
  assert.match(mail?.body ?? "", "/employer/company");
  assert.is((await ask(employer, request)).status, 201);
  assert.is((await ownMandate(employer, request.company))?.reason, null);
});

decision("asks the employer, whose next request is the answer", async () => {
  const employer = await aConfirmedEmployer();
  const request = aMandateRequest();
  const { id } = await asked(employer, request);
  const reason = "Which of the two offices hires?";
  assert.is((await decide(administrator, id, { decision: "ask", done: [], note: "", reason })).status, 200);
  const own = await ownMandate(employer, request.company);
  assert.equal([own?.state, own?.reason], ["asked", reason]);
  assert.is(await waitingRequest(administrator, id), undefined);
  assert.is(
    (await decide(administrator, id, checkedDirectly)).status,
    409,
    "the employer has to answer first",
  );
  const answered = await asked(employer, { ...request, registerNumber: "NO 999" });
  assert.is(answered.id, id);
  assert.is((await waitingRequest(administrator, id))?.registerNumber, "NO 999");
  assert.is((await decide(administrator, id, checkedDirectly)).status, 200);
});

decision("takes one of two decisions at once, and none on what was withdrawn or is unknown", async () => {
  const { id } = await asked(await aConfirmedEmployer());
  const refusal = { decision: "refuse", done: [], note: "", reason: "No." };
  const both = [decide(administrator, id, checkedDirectly), decide(administrator, id, refusal)];
  assert.equal((await Promise.all(both)).map(({ status }) => status).sort(), [200, 409]);
  const employer = await aConfirmedEmployer();
  const withdrawn = await asked(employer);
  const gone = await administrator.send(mandateOf(employer), json({ company: withdrawn.company }, "DELETE"));
  assert.is(gone.status, 200);
  assert.is((await decide(administrator, withdrawn.id, checkedDirectly)).status, 409);
  for (const unknown of ["x", "00000000-0000-4000-8000-000000000000"])
    assert.is((await decide(administrator, unknown, checkedDirectly)).status, 404);
});

decision("leaves a check that still counts alone when its renewal is refused", async () => {
  const employer = await aConfirmedEmployer();
  const request = aMandateRequest();
  const { id } = await asked(employer, request);
  await decide(administrator, id, { ...checkedDirectly, validUntil: inDays(20) });
  const renewal = await asked(employer, request);
  assert.is((await waitingRequest(administrator, renewal.id))?.isRenewal, true);
  const refusal = { decision: "refuse", done: [], note: "", reason: "The register says closed." };
  assert.is((await decide(administrator, renewal.id, refusal)).status, 200);
  const own = await ownMandate(employer, request.company);
  assert.equal([own?.state, own?.reason], ["checked", "The register says closed."]);
});

decision(
  "makes the jobs of a checked employer public at once, and a withdrawn mandate public by no request",
  async () => {
    const { sql: own, close } = await migratedDatabase();
    try {
      await applyEmployerRules(own, { employerCheck: "none", unpaidWithheld: false });
      const world = { sql: own };
      const [admin, employer] = [await signedIn(world), await anEmployer(world)];
      await confirmMailbox(employer.user.email, own);
      const request = aMandateRequest();
      const job = await postJob(employer, { company: request.company });
      await admin.send(mandateOf(employer), json({ company: request.company }, "DELETE"));
      const { id } = await asked(employer, request);
      const statusOfJob = async () => (await send(`/api/jobs/${job.id}`, {}, world)).status;
      assert.is(await statusOfJob(), 404);
      assert.is((await decide(admin, id, checkedDirectly)).status, 200);
      assert.is(await statusOfJob(), 200);
    } finally {
      await close();
    }
  },
);

decision.run();
