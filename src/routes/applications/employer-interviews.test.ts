import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locksTakenBy } from "../../../tests/support/counted-statements.ts";
import { aCandidate, anInterviewForm, entriesOf, noonIn } from "../../../tests/support/interviews.ts";
import { inProcess } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const form = suite("GET and POST /employer/applications/:id/interviews");

form("offers times as clocks in the chosen zone show them", async () => {
  const scene = await aCandidate();
  const page = `/employer/applications/${scene.id}/interviews`;
  const day = noonIn(5).slice(0, 10);
  const fields = anInterviewForm({ slot1: `${day}T09:00`, slot2: "", timeZone: "Asia/Manila" });
  const done = await scene.employer.browser.send(page, { method: "POST", body: new URLSearchParams(fields) });
  assert.is(done.status, 303);
  assert.is(done.headers.get("Location"), `${page}?done=offered`);
  const [entry] = await entriesOf(scene.email);
  assert.is(entry?.start, `${day}T01:00:00.000Z`);
  const shown = await mainOf(await scene.employer.browser.send(page));
  assert.match(shown, "Times offered");
  assert.match(shown, "Dock 4, Oslo");
});

if (inProcess)
  form("reads without a row lock, so that a viewing waits for no change", async () => {
    const scene = await aCandidate();
    const page = `/employer/applications/${scene.id}/interviews`;
    const { browser } = scene.employer;
    assert.equal(await locksTakenBy(browser, () => browser.send(page)), []);
    const offer = () => browser.send(page, { method: "POST", body: new URLSearchParams(anInterviewForm()) });
    assert.ok((await locksTakenBy(browser, offer)).length > 0);
  });

form("numbers the offered times where there are several", async () => {
  const scene = await aCandidate();
  const page = `/employer/applications/${scene.id}/interviews`;
  const offer = (fields: Record<string, string>) =>
    scene.employer.browser.send(page, { method: "POST", body: new URLSearchParams(anInterviewForm(fields)) });
  const names = async () =>
    (await mainOf(await scene.employer.browser.send(page))).match(/slot-name">Time \d/g)?.length;
  assert.is((await offer({ slot2: "" })).status, 303);
  assert.is(await names(), undefined);
  assert.is((await offer({})).status, 303);
  assert.is(await names(), 2);
});

form("begins with the main zone of the job's country", async () => {
  const scene = await aCandidate();
  assert.is(scene.job.country, "Norway");
  const page = `/employer/applications/${scene.id}/interviews`;
  const shown = await mainOf(await scene.employer.browser.send(page));
  assert.match(shown, /<option value="Europe\/Oslo" selected/);
  assert.ok(shown.indexOf('name="timeZone"') < shown.indexOf('name="slot1"'), "the zone is above the times");
});

form("keeps what was typed when something is wrong", async () => {
  const scene = await aCandidate();
  const page = `/employer/applications/${scene.id}/interviews`;
  const fields = anInterviewForm({
    slot1: "2027-03-28T02:30",
    slot2: "soon",
    timeZone: "Europe/Berlin",
    place: "",
  });
  const refused = await scene.employer.browser.send(page, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  assert.is(refused.status, 400);
  const shown = await refused.text();
  assert.match(shown, "Clocks in this zone skip this time");
  assert.match(shown, "Say where the interview is");
  assert.match(shown, 'value="2027-03-28T02:30"');
  assert.match(shown, /<option value="Europe\/Berlin" selected/);
});

form("folds the form for another interview while one is ahead, and opens it when it is refused", async () => {
  const scene = await aCandidate();
  const page = `/employer/applications/${scene.id}/interviews`;
  const send = (fields: Record<string, string>) =>
    scene.employer.browser.send(page, { method: "POST", body: new URLSearchParams(fields) });
  const foldOf = async (answer: Response) => (await mainOf(answer)).match(/<details class="more"[^>]*>/)?.[0];
  assert.is(await foldOf(await scene.employer.browser.send(page)), undefined);
  assert.is((await send(anInterviewForm())).status, 303);
  assert.is(await foldOf(await scene.employer.browser.send(page)), '<details class="more">');
  assert.is(await foldOf(await send(anInterviewForm({ place: "" }))), '<details class="more" open="">');
  const refused = await mainOf(await send(anInterviewForm({ place: "" })));
  const places = ['class="error-summary"', "Times offered", '<details class="more"'].map((part) =>
    refused.indexOf(part),
  );
  assert.equal(
    places.toSorted((a, b) => a - b),
    places,
  );
});

form.run();
