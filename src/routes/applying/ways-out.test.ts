import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob, anApplication } from "../../../tests/support/fixtures.ts";
import { Browser, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf, personalStep } from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

const leaving = suite("POST /apply/step, on the way out of the wizard");

for (const [leave, place] of [
  ["jobs", "/jobs"],
  ["elsewhere", "/apply/continue"],
] as const)
  leaving(`keeps what was typed, right or wrong, on the way to ${place}`, async () => {
    const browser = new Browser();
    const typed = { ...personalStep, email: "no address", phone: "" };
    const response = await browser.submit("/apply/step", { ...typed, leave });
    assert.is(response.status, 303);
    assert.is(response.headers.get("Location"), place);
    const main = await mainOf(await browser.send("/apply?step=1"));
    assert.ok(main.includes('value="no address"'));
    assert.ok(main.includes('value="Maria Santos"'));
  });

leaving("takes what was typed for one job to the next one that is chosen", async () => {
  const [first, second] = [await aJob(sql), await aJob(sql)];
  const browser = await filledTo(2, undefined, first.id);
  const typed = { step: "2", jobId: first.id, qualification: "6G welding" };
  const left = await browser.submit("/apply/step", { ...typed, leave: "jobs" });
  assert.is(left.headers.get("Location"), "/jobs");
  const main = await mainOf(await browser.send(`/apply?job=${second.id}&step=2`));
  assert.ok(main.includes("6G welding</textarea>"));
  assert.ok(main.includes(second.title));
});

leaving("begins no application when an empty form leads to the jobs", async () => {
  const browser = new Browser();
  const response = await browser.submit("/apply/step", { step: "1", jobId: "", fullName: "", leave: "jobs" });
  assert.is(response.headers.get("Location"), "/jobs");
  assert.match(await mainOf(await browser.send("/apply")), /Jobs open: \d/);
});

leaving("leads nowhere else by the name of a way out", async () => {
  const response = await new Browser().submit("/apply/step", { ...personalStep, leave: "//example.com" });
  assert.is(response.headers.get("Location"), "/apply?step=2");
});

leaving.run();

const page = suite("GET /apply/continue");

page("has its own page, filled with the address that the draft holds", async () => {
  const page = await mainOf(await (await filledTo(2)).send("/apply/continue"));
  assert.match(page, new RegExp(`name="email"[^>]*value="${anApplication.email}"`));
  assert.match(page, "Send me the link");
});

page("shows no field on its page while nothing is saved", async () => {
  const response = await new Browser().send("/apply/continue");
  assert.is(response.status, 200);
  const page = await mainOf(response);
  assert.match(page, "Nothing is saved yet");
  assert.not.match(page, "<form");
});

page("is offered on each step, by a button of the step's form until the last", async () => {
  const browser = await filledTo(4);
  for (const step of [1, 2, 3, 4]) {
    const page = await mainOf(await browser.send(`/apply?step=${step}`));
    const offered = /<p><[^>]*>Continue on another device<\/\w+><\/p>/.exec(page)?.[0] ?? "";
    assert.ok(page.indexOf(offered) < page.indexOf('name="discard"'), "deletion comes last");
    if (step > 1)
      assert.match(
        page,
        /<details class="discard"><summary>Delete my answers.*cannot be undone.*name="discard"/,
      );
    assert.match(
      offered,
      step < 4 ? /<button type="submit" form="step-form"[^>]*name="leave"/ : /href="\/apply\/continue"/,
    );
  }
});

page.run();
