import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { jpg, pdf } from "../../../tests/support/document-fixtures.ts";
import { disclose, postJob } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { mainOf, summaryOf } from "../../../tests/support/wizard.ts";
import { remindOfExpiry } from "../../tasks/applications/remind-of-expiry.ts";

const renewing = suite("POST /application/:token/passport");

async function anEnding(daysLeft = 30) {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const changes = { passportExpiry: inDays(daysLeft), passportNumber: "OLD77193" };
  return { ...(await anOwnPageOf(new Browser(), changes, job.id)), employer, job };
}

type Scene = Pick<Awaited<ReturnType<typeof anEnding>>, "path">;

/** Posts the form as a browser without script does. */
function renew(
  { path }: Scene,
  differences: Record<string, string> = {},
  file: Uint8Array | null = pdf(3001),
) {
  const body = new FormData();
  const passport = { passportNumber: "NEW55102", passportExpiry: inDays(3000), ...differences };
  for (const [name, value] of Object.entries(passport)) body.set(name, value);
  if (file) body.set("passportCopy", new File([file as BlobPart], "passport.pdf"));
  return send(`${path}/passport`, { method: "POST", body, headers: { Accept: "text/html" } });
}

const copyOf = async ({ id }: { id: string }) => {
  const sql = await testDatabase();
  const [row] = await sql<{ documentId: string; passportCopyUrl: string }[]>`
    select document_id, passport_copy_url from applications
    left join application_documents on application_id = id and field = 'passportCopyUrl' where id = ${id}`;
  return row!;
};

const logged = async (id: string) => {
  const sql = await testDatabase();
  return sql`select actor_kind, details from audit_log where action = 'passport renewed' and subject_id = ${id}`;
};

renewing("replaces number, date and copy, which the employer sees, and logs it", async () => {
  const scene = await anEnding();
  const before = await copyOf(scene);
  const response = await renew(scene);
  assert.is(response.status, 303);
  assert.match(response.headers.get("Location") ?? "", `${scene.path}?passport=renewed#documents`);
  const page = await mainOf(await send(`${scene.path}?passport=renewed`));
  assert.match(page, "Your new passport has replaced the old one");
  assert.match(page, "102");
  const after = await copyOf(scene);
  assert.is.not(after.passportCopyUrl, before.passportCopyUrl);
  assert.is(after.passportCopyUrl, `/objects/uploads/${after.documentId}`);
  const { browser } = scene.employer;
  assert.match(
    await mainOf(await browser.send(`/employer/jobs/${scene.job.id}`)),
    "replaced it by a new one",
  );
  const opened = (await (await disclose(browser, scene.id)).json()) as Record<string, string>;
  assert.is(opened.passportNumber, "NEW55102");
  assert.is(opened.passportCopyUrl, after.passportCopyUrl);
  assert.is((await browser.send(after.passportCopyUrl)).status, 200);
  assert.equal(
    (await logged(scene.id)).map(({ actorKind, details }) => [actorKind, details]),
    [["candidate", { document: after.documentId }]],
  );
});

renewing("asks in the language of the page", async () => {
  const { path } = await anEnding();
  const [, form = ""] = (await mainOf(await send(`/es${path}`))).split('id="passport"');
  for (const label of ["Número de pasaporte", "Vencimiento del pasaporte", "Copia del pasaporte"])
    assert.match(form, label);
});

renewing("happens once, however often the form is posted", async () => {
  const scene = await anEnding();
  const answers = await Promise.all([renew(scene), renew(scene)]);
  assert.equal(
    answers.map(({ status }) => status),
    [303, 303],
  );
  assert.is((await logged(scene.id)).length, 1);
  assert.is((await renew(scene, { passportNumber: "OTHER123" })).status, 409);
});

renewing("says what is wrong at each field, and keeps what was typed", async () => {
  const scene = await anEnding();
  const refused = await renew(scene, { passportNumber: "12", passportExpiry: inDays(20) }, null);
  assert.is(refused.status, 400);
  const page = await refused.text();
  assert.equal(summaryOf(page), ["Passport number is required", "Choose the copy of your new passport"]);
  assert.match(page, 'value="12"');
  const early = await renew(scene, { passportExpiry: inDays(20) });
  assert.is(early.status, 400);
  assert.equal(summaryOf(await early.text()), ["Give the date on which your new passport expires"]);
  const wrongFile = await renew(scene, {}, new TextEncoder().encode("no document"));
  assert.is(wrongFile.status, 400);
  assert.is((await renew(scene, { passportNumber: "NEW\u00005510" })).status, 400);
  assert.is((await renew(scene, { passportNumber: "9".repeat(51) })).status, 400);
  assert.is((await logged(scene.id)).length, 0);
  assert.is((await renew(scene, {}, jpg)).status, 303);
});

renewing("takes the place of a typed link, and of an expired passport", async () => {
  const scene = await anEnding(-3);
  assert.match(await mainOf(await send(scene.path)), "Your passport expired on");
  const sql = await testDatabase();
  await sql`delete from application_documents where application_id = ${scene.id} and field = 'passportCopyUrl'`;
  await sql`update applications set passport_copy_url = 'https://example.com/p.pdf' where id = ${scene.id}`;
  assert.is((await renew(scene)).status, 303);
  const { documentId, passportCopyUrl } = await copyOf(scene);
  assert.is(passportCopyUrl, `/objects/uploads/${documentId}`);
});

renewing("is refused while the passport is valid for long, and for a closed application", async () => {
  const valid = await anEnding(100);
  assert.not.match(await mainOf(await send(valid.path)), "I have a new passport");
  const early = await renew(valid);
  assert.is(early.status, 409);
  assert.match(await mainOf(early), "in its last 60 days");
  const withdrawn = await anEnding();
  await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
  assert.is((await renew(withdrawn)).status, 409);
  assert.is((await renew({ path: `/application/${"x".repeat(43)}` })).status, 404);
  assert.equal([...(await logged(valid.id)), ...(await logged(withdrawn.id))], []);
});

if (inProcess)
  renewing("ends the reminders, which begin again with the new passport", async () => {
    const scene = await anEnding();
    const remind = async (days: number) => {
      const clock = () => new Date(Date.now() + days * 86_400_000);
      await remindOfExpiry({ ...(await testServices()), clock });
      return (await mailsTo(scene.email)).filter(({ kind }) => kind === "passport ending").length;
    };
    assert.is(await remind(0), 1);
    assert.is((await renew(scene, { passportExpiry: inDays(90) })).status, 303);
    assert.is(await remind(20), 1);
    assert.is(await remind(31), 2);
    assert.is(await remind(80), 3);
  });

renewing.run();
