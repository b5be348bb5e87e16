import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { openCheckedSite } from "../../../tests/support/checked-site.ts";
import {
  asProgram,
  aTalk,
  callsOf,
  fromCandidate,
  fromEmployer,
  sentBy,
  type Talk,
} from "../../../tests/support/messages.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const talking = suite("a closed conversation");

const ownPage = async ({ path }: Pick<Talk, "path">) => mainOf(await send(path));
const inbox = async ({ employer, job }: Talk) =>
  mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
const withdraw = ({ path }: Talk) => send(`${path}/withdrawal`, { method: "POST" });
const suspend = async ({ employer }: Talk) =>
  (await signedIn()).post(`/api/admin/employers/${employer.user.id}/suspension`, { reason: "Fraud" });

talking("closes a withdrawn application's conversation, which the candidate can still read", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "See you in May");
  await withdraw(talk);
  const refused = await fromCandidate(talk, "One more thing");
  assert.is(refused.status, 409);
  const kept = await mainOf(refused);
  assert.match(kept, "the candidate has withdrawn this application");
  assert.match(kept, "One more thing");
  assert.is((await asProgram(talk, { text: "One more" })).status, 409);
  assert.is((await fromEmployer(talk, "Wait")).status, 409);
  assert.is((await talk.employer.browser.send(callsOf(talk))).status, 409);
  const page = await ownPage(talk);
  assert.match(page, "See you in May");
  assert.match(page, "nobody can write here any more");
  assert.not.match(page, 'name="text"');
  assert.not.match(await inbox(talk), "See you in May");
  assert.is((await asProgram(talk, { reason: "Late" }, `/${id}/report`)).status, 201);
});

talking("keeps what the employer typed when the application was withdrawn meanwhile", async () => {
  const talk = await aTalk();
  await sentBy(talk, "candidate", "A word of mine");
  await withdraw(talk);
  const path = `/employer/applications/${talk.id}/messages`;
  const refused = await talk.employer.browser.submit(path, { text: "A long answer" });
  assert.is(refused.status, 409);
  const page = await mainOf(refused);
  assert.match(page, "A long answer");
  assert.not.match(page, "A word of mine");
  assert.not.match(page, talk.fullName);
});

talking("closes a suspended employer's conversations at once", async () => {
  const talk = await aTalk();
  await sentBy(talk, "employer", "Trust me");
  await suspend(talk);
  assert.is((await fromCandidate(talk, "Are you there?")).status, 409);
  assert.is((await fromEmployer(talk, "Yes")).status, 401);
  const page = await ownPage(talk);
  assert.match(page, "Trust me");
  assert.match(page, "nobody can write here");
});

if (inProcess)
  talking("is closed while an application is not for the employer's eyes", async () => {
    const site = await openCheckedSite();
    try {
      const { employer, company, post } = await site.checked();
      const job = await post();
      const { id } = await anOwnPage({ jobId: job.id }, site.world);
      const call = callsOf({ id });
      assert.is((await employer.browser.post(call, { text: "Hello" })).status, 201);
      await site.sql`update applications set payment_status = 'pending' where id = ${id}`;
      assert.is((await employer.browser.post(call, { text: "Hello" })).status, 409);
      await site.sql`update applications set payment_status = 'completed' where id = ${id}`;
      const mandate = `/api/admin/employers/${employer.user.id}/mandate`;
      const init = { method: "DELETE", headers: { "Content-Type": "application/json" } };
      await site.administrator.send(mandate, { ...init, body: JSON.stringify({ company }) });
      assert.is((await employer.browser.post(call, { text: "Hello" })).status, 409);
      assert.is((await employer.browser.send(call)).status, 409);
    } finally {
      await site.close();
    }
  });

talking.run();
