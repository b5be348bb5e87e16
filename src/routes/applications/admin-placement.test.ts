import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { aPlacing, offered, type Placing, say } from "../../../tests/support/placements.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { findSector } from "../../shared/jobs/sectors.ts";

const page = suite("/admin/applications/:id/placement");

const addressOf = ({ id }: Placing) => `/admin/applications/${id}/placement`;
const read = async (scene: Placing, query = "") =>
  mainOf(await scene.administrator.send(addressOf(scene) + query));

page("shows the application, and finds jobs by title, company and id", async () => {
  const scene = await aPlacing();
  const other = await postJob(scene.employer);
  const whole = await read(scene);
  assert.match(whole, scene.email);
  assert.match(whole, `value="${scene.job.id}"`);
  for (const search of [scene.job.title, scene.job.company.toUpperCase(), scene.job.id]) {
    const found = await read(scene, `?search=${encodeURIComponent(search)}`);
    assert.match(found, `value="${scene.job.id}"`, search);
    assert.not.match(found, `value="${other.id}"`, search);
  }
  assert.match(await read(scene, "?search=nothing-like-this"), "No open job of a checked employer");
});

page("tells jobs of one title and company apart by pay and day", async () => {
  const scene = await aPlacing();
  const { title, company } = scene.job;
  const pay = { salaryMin: 1234, salaryMax: 2345 };
  const other = await postJob(scene.employer, { title, company, ...pay });
  const choice = (await read(scene, `?search=${other.id}`)).replaceAll("<!-- -->", "");
  assert.match(choice, /\$1,234 - \$2,345 per month · posted on [A-Z][a-z]{2} \d+, \d{4}</);
  await offered(scene, other.id);
  const list = (await read(scene)).split('id="placements"')[1]?.split("</section>")[0] ?? "";
  assert.match(list, new RegExp(`<h4><a [^>]*>${title}, ${company}, .*Offered on`));
});

page("lists the jobs of the candidate's sector first, and no job twice", async () => {
  const scene = await aPlacing();
  const sector = findSector(scene.application.sector) as "mining";
  const fits = await postJob(scene.employer, { sector, company: scene.job.company });
  const others = await postJob(scene.employer, {
    sector: sector === "mining" ? "shipping" : "mining",
    company: scene.job.company,
  });
  const search = `?search=${encodeURIComponent(scene.job.company)}`;
  const list = await read(scene, search);
  assert.ok(list.indexOf(fits.id) < list.indexOf(others.id));
  await offered(scene, fits.id);
  assert.not.match(await read(scene, search), `value="${fits.id}"`);
});

page("offers a job by its form, and shows the offer and the answer", async () => {
  const scene = await aPlacing();
  const done = await scene.administrator.submit(addressOf(scene), { jobId: scene.job.id, search: "" });
  assert.is(done.status, 303);
  assert.is(done.headers.get("Location"), `${addressOf(scene)}?done=offered#placements`);
  assert.match(await read(scene, "?done=offered"), "The site sends no email, so the candidate was not told.");
  assert.match(await read(scene, "?done=offered"), />Write to [^<]+@/);
  scene.administrator.world.mail = { send: async () => {} };
  assert.match(await read(scene, "?done=offered"), "We asked the candidate by email");
  assert.match(await read(scene), "No answer yet");
  await say(scene, await offered(scene), "no");
  assert.match(await read(scene), /Answered on/);
  const list = await scene.administrator.send(
    `/admin/applications?search=${encodeURIComponent(scene.email)}`,
  );
  const shown = (await mainOf(list)).replaceAll("<!-- -->", "");
  assert.match(shown, `The candidate said no: ${scene.job.title}, ${scene.job.company}`);
  assert.match(shown, addressOf(scene));
});

page("says why an offer is refused, and keeps the search", async () => {
  const scene = await aPlacing();
  const missing = await scene.administrator.submit(addressOf(scene), { search: scene.job.title });
  assert.is(missing.status, 400);
  const shown = await mainOf(missing);
  assert.match(shown, "Choose a job");
  assert.match(shown, `value="${scene.job.title}"`);
  await scene.employer.browser.post(`/api/jobs/${scene.job.id}/closure`, {});
  const refused = await scene.administrator.submit(addressOf(scene), { jobId: scene.job.id });
  assert.is(refused.status, 409);
  assert.match(await mainOf(refused), "You cannot offer this job");
});

page("sets the status by its form, which holds the email for ten minutes", async () => {
  const scene = await aPlacing();
  const form = `/admin/applications/${scene.id}/status`;
  const done = await scene.administrator.submit(form, { status: "interviewed" });
  assert.is(done.headers.get("Location"), `${addressOf(scene)}?done=answered#status`);
  assert.match(await read(scene), "You can take the last change back until");
  const [mail] = await mailsTo(scene.email);
  assert.is(mail?.kind, "status changed");
  assert.is((await scene.administrator.submit(form, { status: "hired" })).status, 400);
});

page("leads from an error to the administrator's work", async () => {
  const scene = await aPlacing();
  const missing = await scene.administrator.send(addressOf({ ...scene, id: randomUUID() }));
  assert.is(missing.status, 404);
  assert.match(await mainOf(missing), /href="\/admin">See what is to do today</);
});

page("has no forms for an application that is closed, and is no page for one with a job", async () => {
  const scene = await aPlacing();
  const { id } = await applyAndPay(scene.job.id);
  assert.is((await scene.administrator.send(addressOf({ ...scene, id }))).status, 409);
  await scene.administrator.submit(`/admin/applications/${scene.id}/refund`, { reason: "Asked for it" });
  const closed = await read(scene);
  assert.match(closed, "This application is unpaid, refunded, withdrawn or deleted");
  assert.not.match(closed, "Offer the chosen job");
});

page.run();
