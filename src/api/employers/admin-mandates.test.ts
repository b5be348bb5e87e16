import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import {
  aConfirmedEmployer,
  aMandateRequest,
  anAgencyRequest,
  asked,
  checkedDirectly,
  decide,
  waitingRequest,
} from "../../../tests/support/mandates.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { inLocale } from "../../shared/languages.ts";

const queue = suite("/api/admin/mandates");
const sql = await testDatabase();
const administrator = await signedIn();
// The requests of other tests would fill the first page of the queue.
queue.before(async () => {
  await sql`update mandate_requests set state = 'closed' where state = 'waiting'`;
});

queue("lists what waits, oldest first, in pages, and is the administrator's alone", async () => {
  const employer = await aConfirmedEmployer();
  const requests = [await asked(employer), await asked(employer), await asked(employer)];
  const ids: string[] = [];
  for (let path = "/api/admin/mandates?limit=2"; path; ) {
    const response = await administrator.send(path);
    assert.ok(Number(response.headers.get("X-Total-Count")) >= 3);
    ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    path = /<([^>]+)>/.exec(response.headers.get("Link") ?? "")?.[1] ?? "";
  }
  const own = requests.map(({ id }) => id);
  assert.equal(
    ids.filter((id) => own.includes(id)),
    own,
  );
  assert.is((await send("/api/admin/mandates")).status, 401);
  assert.is((await employer.browser.send("/api/admin/mandates")).status, 401);
  assert.is((await decide(employer.browser, own[0]!, checkedDirectly)).status, 401);
});

queue("shows the request as it was sent, with its files", async () => {
  const employer = await aConfirmedEmployer();
  const file = await upload(employer.browser);
  const sent = anAgencyRequest({ files: [file] });
  const { id } = await asked(employer, sent);
  const { files, askedAt: _, hints: __, ...shown } = (await waitingRequest(administrator, id))!;
  assert.equal(
    files.map(({ url, type }) => [url, type]),
    [[file, "pdf"]],
  );
  const { files: ___, ...fields } = sent;
  assert.equal(shown, {
    id,
    employerId: employer.user.id,
    email: employer.user.email,
    firstName: "Ingrid",
    lastName: "Solberg",
    mailboxConfirmed: true,
    ...fields,
    answeredQuestion: null,
    answer: null,
    daysOpen: 0,
    codeSentTo: null,
    codeConfirmed: false,
    isRenewal: false,
  });
});

queue("leaves out accounts that are suspended", async () => {
  const employer = await aConfirmedEmployer();
  const { id } = await asked(employer);
  await sql`update users set suspended_at = now() where id = ${employer.user.id}`;
  assert.is(await waitingRequest(administrator, id), undefined);
});

queue(
  "says on the job what was checked in the language of its reader, whatever the administrator's is",
  async () => {
    const employer = await aConfirmedEmployer();
    const { id: jobId, company } = await postJob(employer);
    const { id } = await asked(employer, aMandateRequest({ company }));
    const decided = await administrator.send(`/api/admin/mandates/${id}/decision`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": "es" },
      body: JSON.stringify(checkedDirectly),
    });
    assert.is(decided.status, 200);
    const { verification } = (await (await send(`/api/jobs/${jobId}`)).json()) as Job;
    const english =
      "their mailbox, the company's entry in its register and a call to a number that we found ourselves";
    assert.is(verification?.checked, english);
    assert.equal(verification?.proofs, ["mailbox", "register", "call"]);
    for (const [locale, said] of [
      ["en", english],
      ["es", "su correo electrónico, la inscripción de la empresa en su registro y una llamada a un número"],
      ["ru", "почта работодателя, запись о компании в реестре и звонок по номеру, который мы нашли сами"],
      ["ar", "بريدها الإلكتروني، قيد الشركة في السجل التجاري واتصال برقم وجدناه بأنفسنا"],
    ] as const) {
      const page = await (await send(inLocale(locale, `/jobs/${jobId}`))).text();
      const words = page
        .replaceAll("&#39;", "'")
        .replaceAll("&#x27;", "'")
        .replaceAll(/[\u2068\u2069]/g, "");
      assert.ok(words.includes(said), said);
    }
    await administrator.submit("/admin/employers", {
      employer: employer.user.id,
      company,
      checked: "its yard",
    });
    assert.ok((await (await send(`/ru/jobs/${jobId}`)).text()).includes("its yard"));
  },
);

queue.run();
