import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { askForErasure } from "../../../tests/support/own-page.ts";
import {
  aPlacing,
  offered,
  offerJob,
  type Placing,
  say,
  sayByForm,
} from "../../../tests/support/placements.ts";
import { documentsOf } from "../../../tests/support/reuse.ts";
import { json, send, testDatabase } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import type { Placement } from "../../shared/applications/placement.ts";

const sql = await testDatabase();
const message = async (response: Response) => ((await response.json()) as { message: string }).message;

interface Made {
  id: string;
  email: string;
  paymentStatus: string;
}

async function madeFor({ job, email }: Placing): Promise<Made[]> {
  const rows = await sql<Made[]>`
    select id, email, payment_status from applications where job_id = ${job.id} and email = ${email}`;
  return [...rows];
}

const answerGeneral = ({ administrator, id }: Placing, status: string) =>
  administrator.send(`/api/admin/applications/${id}/status`, json({ status }, "PATCH"));

const answering = suite("POST /application/:token/placements/:placementId");

answering("with yes makes an application for the job without a second fee", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  assert.match(await (await send(scene.path)).text(), /class="pay">\$[^<]+ per month</);
  const response = await say(scene, offer, "yes");
  assert.is(response.status, 200);
  const placement = (await response.json()) as Placement;
  assert.is(placement.state, "yes");
  const [made, ...others] = await madeFor(scene);
  assert.equal(others, []);
  assert.is(made!.paymentStatus, "waived");
  assert.equal(
    await sql`select id from payments where application_id = ${made!.id}`.then((rows) => rows.length),
    0,
  );
  const list = await scene.employer.browser.send(`/api/employer/applications/${scene.job.id}`);
  const [shown] = (await list.json()) as { id: string; fullName: string; resumeUrl: string }[];
  assert.is(shown!.id, made!.id);
  const [mail] = (await mailsTo(scene.email)).filter(({ kind }) => kind === "application received");
  assert.match(mail!.body, placement.reference!);
  const page = await (await send(ownPageIn(mail!.body)!)).text();
  assert.match(page, "That one paid the fee, so this one has none");
  assert.match(await (await send(scene.path)).text(), placement.reference!);
  const answered = await setStatus(scene.employer.browser, made!.id, "under_review");
  assert.is(answered.status, 200);
});

answering("makes one application of repeated and simultaneous answers", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  const answers = await Promise.all([1, 2, 3].map(() => say(scene, offer, "yes")));
  answers.push(await say(scene, offer, "yes"));
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.is((await madeFor(scene)).length, 1);
  assert.is((await mailsTo(scene.email)).filter(({ kind }) => kind === "application received").length, 2);
});

const opening = suite("POST /application/:token/placements/:placementId/made");

opening("leads from the general application to the own page of the one that a yes made", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  const open = () => send(`${scene.path}/placements/${offer.id}/made`, { method: "POST" });
  assert.is((await open()).status, 404);
  const { reference } = (await (await say(scene, offer, "yes")).json()) as Placement;
  assert.match(await (await send(scene.path)).text(), `/placements/${offer.id}/made`);
  const response = await open();
  assert.is(response.status, 303);
  const page = await send(response.headers.get("Location")!);
  const html = await page.text();
  assert.match(html, `Reference <b class="whole">${reference}</b>`);
});

opening("is closed to the link of another application", async () => {
  const [scene, other] = [await aPlacing(), await aPlacing()];
  const offer = await offered(scene);
  await say(scene, offer, "yes");
  for (const id of [offer.id, "none"]) {
    const response = await send(`${other.path}/placements/${id}/made`, { method: "POST" });
    assert.is(response.status, 404);
  }
});

opening.run();

answering("refuses the other answer afterwards", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  assert.is((await say(scene, offer, "no")).status, 200);
  assert.is((await say(scene, offer, "no")).status, 200);
  const refused = await say(scene, offer, "yes");
  assert.is(refused.status, 409);
  assert.match(await message(refused), "answered this already");
  assert.equal(await madeFor(scene), []);
});

answering("leads a browser back to the page, which shows a refusal beside the offer", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  const done = await sayByForm(scene, offer, "no");
  assert.is(done.status, 303);
  assert.is(done.headers.get("Location"), `${scene.path}#placements`);
  const refused = await sayByForm(scene, offer, "yes");
  assert.is(refused.status, 409);
  const page = await refused.text();
  assert.match(page, "answered this already");
  assert.match(page, "You said no");
});

const closings: Record<string, (scene: Placing) => Promise<unknown>> = {
  "the job is closed": ({ employer, job }) => employer.browser.post(`/api/jobs/${job.id}/closure`, {}),
  "the job is taken down": ({ job }) => sql`update jobs set taken_down_at = now() where id = ${job.id}`,
  "the employer is suspended": ({ administrator, employer }) =>
    administrator.post(`/api/admin/employers/${employer.user.id}/suspension`, { reason: "Fraud" }),
  "the application is withdrawn": ({ path }) => send(`${path}/withdrawal`, { method: "POST" }),
  "the fee goes back": ({ id }) => sql`update payments set status = 'refunding' where application_id = ${id}`,
};
for (const [event, cause] of Object.entries(closings))
  answering(`is refused after ${event}, and the page says so`, async () => {
    const scene = await aPlacing();
    const offer = await offered(scene);
    await cause(scene);
    for (const answer of ["yes", "no"]) assert.is((await say(scene, offer, answer)).status, 409, answer);
    assert.equal(await madeFor(scene), []);
    const page = await (await send(scene.path)).text();
    assert.match(page, "You can no longer answer");
    assert.not.match(page, "Yes, apply for this job");
  });

answering("wins over a rejection that the candidate has not been told of", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  await answerGeneral(scene, "rejected");
  assert.match(await (await send(scene.path)).text(), "Yes, apply for this job");
  assert.is((await say(scene, offer, "yes")).status, 200);
  assert.is((await madeFor(scene)).length, 1);
});

answering("is refused once the candidate was told of a rejection", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  await answerGeneral(scene, "rejected");
  await endHold(scene.id);
  assert.not.match(await (await send(scene.path)).text(), "Yes, apply for this job");
  assert.is((await say(scene, offer, "yes")).status, 409);
  assert.equal(await madeFor(scene), []);
});

answering("is refused when the candidate applied for the job meanwhile", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  await applyAndPay(scene.job.id, { email: scene.email });
  assert.is((await say(scene, offer, "yes")).status, 409);
  assert.is((await madeFor(scene)).length, 1);
});

answering("asks for yes or no, and knows the offers of its own application only", async () => {
  const [scene, other] = [await aPlacing(), await aPlacing()];
  const offer = await offered(scene);
  assert.is((await say(scene, offer, "perhaps")).status, 400);
  assert.is((await say(other, offer, "yes")).status, 404);
  for (const id of [randomUUID(), "nothing"]) assert.is((await say(scene, { id }, "yes")).status, 404);
  const read = await send(`${scene.path}/placements/${offer.id}`, { redirect: "manual" });
  assert.is(read.status, 303);
  assert.equal(await madeFor(scene), []);
});

answering("keeps the documents of either application when the other is deleted", async () => {
  for (const which of ["general", "made"]) {
    const scene = await aPlacing();
    await say(scene, await offered(scene), "yes");
    const [made] = await madeFor(scene);
    const [mail] = (await mailsTo(scene.email)).filter(({ kind }) => kind === "application received");
    const deleted = which === "general" ? scene.path : ownPageIn(mail!.body)!;
    const kept = which === "general" ? made!.id : scene.id;
    assert.ok((await send(await askForErasure(deleted, scene.email), { method: "POST" })).status < 400);
    assert.equal(await documentsOf(kept), [["resumeUrl", scene.application.resumeUrl]], which);
    const pages = (await mailsTo(scene.email)).flatMap(({ body }) => ownPageIn(body) ?? []);
    const opened = await Promise.all(
      pages.map(async (own) => (await send(`${own}/documents/resumeUrl`)).status),
    );
    assert.ok(opened.includes(200), `${which}: ${opened}`);
  }
});

answering("is in the candidate's own data, and goes with the application", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  await say(scene, offer, "no");
  const data = await (await send(`${scene.path}/data`)).json();
  assert.equal(
    (data as { placements: Placement[] }).placements.map(({ title, state }) => [title, state]),
    [[scene.job.title, "no"]],
  );
  await send(await askForErasure(scene.path, scene.email), { method: "POST" });
  const left = await sql`select from placements where application_id = ${scene.id}`;
  assert.is(left.length, 0);
});

answering("shows the offers of several jobs", async () => {
  const scene = await aPlacing();
  await say(scene, await offered(scene), "no");
  const second = await postJob(scene.employer);
  assert.is((await offerJob(scene, second.id)).status, 201);
  const page = await (await send(scene.path)).text();
  assert.match(page, "You said no");
  assert.match(page, second.title);
  assert.match(page, "Please answer");
});

answering.run();
