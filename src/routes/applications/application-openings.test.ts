import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { disclose, postJob } from "../../../tests/support/employer.ts";
import { unique, upload } from "../../../tests/support/fixtures.ts";
import { anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, type Overrides, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";

const openings = suite("who opened what, on an application's own page");

/** Matches any day in the site's form, because midnight may pass while the test runs. */
const day = /on [A-Z][a-z]+ \d\d?, 20\d\d/;

async function anApplied(world: Overrides = {}) {
  const employer = await anEmployer(world);
  const company = unique("Kvernholm Bulk");
  const job = await postJob(employer, { company });
  const candidate = new Browser(world);
  const documents = { resumeUrl: await upload(candidate), passportCopyUrl: await upload(candidate) };
  return { employer, company, ...documents, ...(await anOwnPageOf(candidate, documents, job.id, world.sql)) };
}

const told = async (path: string) =>
  [...(await mainOf(await send(path))).matchAll(/<li>([^<]* opened your [^<]*)<\/li>/g)].map(([, text]) =>
    text?.replace(day, "on DAY"),
  );

if (inProcess) {
  openings("says that nobody did, and leaves out what the candidate reads", async () => {
    const { path } = await anApplied();
    assert.is((await send(`${path}/documents/resumeUrl`)).status, 200);
    const page = await mainOf(await send(path));
    assert.match(page, "Nobody has opened your documents yet.");
    assert.match(page, "The employer sees your passport number, date of birth and address");
    assert.equal(await told(path), []);
  });

  openings("says that no employer opened what is masked where the site masks it", async () => {
    const { sql, close } = await migratedDatabase();
    await applyEmployerRules(sql, { employerCheck: "none", unpaidWithheld: true });
    const { path } = await anApplied({ sql });
    const page = await mainOf(await send(path, {}, { sql }));
    assert.match(page, "No employer has opened your passport number, date of birth or address.");
    assert.not.match(page, "The employer sees your passport number");
    await close();
  });

  openings("names employer, document, day and reason, newest first", async () => {
    const { employer, company, id, path, resumeUrl, passportCopyUrl } = await anApplied();
    await (await signedIn()).send(resumeUrl);
    await employer.browser.send(resumeUrl);
    await disclose(employer.browser, id, "visa");
    await employer.browser.send(passportCopyUrl);
    assert.equal(await told(path), [
      `${company} opened your passport copy on DAY`,
      `${company} opened your passport number, date of birth and address on DAY, to apply for a visa`,
      `${company} opened your resume on DAY`,
      `We opened your resume on DAY`,
    ]);
    const data = (await (await send(`${path}/data`)).json()) as { openings: object[] };
    assert.is(data.openings.length, 4);
  });

  openings("leaves out a HEAD, which gives no bytes", async () => {
    const { employer, id, path, resumeUrl } = await anApplied();
    const administrator = await signedIn();
    const answers = [
      await employer.browser.send(resumeUrl, { method: "HEAD" }),
      await administrator.send(resumeUrl, { method: "HEAD" }),
      await send(`${path}/documents/resumeUrl`, { method: "HEAD" }),
    ];
    for (const { status, headers } of answers)
      assert.equal([status, Number(headers.get("Content-Length")) > 0], [200, true]);
    assert.equal(await told(path), []);
    const sql = await testDatabase();
    const document = resumeUrl.split("/").at(-1)!;
    const readings = await sql`select from document_readings where document_id = ${document}`;
    const logged = await sql`
      select from audit_log where action = 'document opened' and ${id}::uuid = any (ids)`;
    assert.equal([readings.length, logged.length], [0, 0]);
  });

  openings(
    "tells of a document's opening only where the employer who did it has the application",
    async () => {
      const { employer, company, path, resumeUrl } = await anApplied();
      const other = await anApplied();
      const sql = await testDatabase();
      await sql`
      update application_documents set document_id = ${resumeUrl.split("/").at(-1)!}
      where application_id = ${other.id} and field = 'resumeUrl'`;
      await employer.browser.send(resumeUrl);
      assert.equal(await told(path), [`${company} opened your resume on DAY`]);
      assert.equal(await told(other.path), []);
    },
  );

  openings("lists the last 20 and says how many there were", async () => {
    const { id, path, resumeUrl } = await anApplied();
    const sql = await testDatabase();
    await sql`
      insert into document_readings (document_id, application_id, reader_kind)
      select ${resumeUrl.split("/").at(-1)!}, ${id}, 'admin' from generate_series(1, 23)`;
    assert.is((await told(path)).length, 20);
    assert.match(await mainOf(await send(path)), "The last 20 of 23 openings");
  });
}

openings.run();
