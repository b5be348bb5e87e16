import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { uniqueWord } from "../../../tests/support/insert-job.ts";
import { type Browser, fieldMessages } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";

const form = suite("an unknown country in the form of a job");

const typed = (country: string) => ({
  ...Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)])),
  country,
});

const jobsOf = async (browser: Browser) =>
  ((await (await browser.send("/api/employer/jobs")).json()) as Job[]).map(({ country }) => country);

/** The form sends this hidden value with the typed ones. */
const askedIn = (html: string) => /name="countryConfirmed" value="([^"]*)"/.exec(html)?.[1];

form("is asked about once, at its field, and then posted", async () => {
  const { browser } = await anEmployer();
  const country = uniqueWord();
  const asked = await browser.submit("/employer/post-job", typed(country));
  assert.is(asked.status, 400);
  const html = await asked.text();
  assert.match(html, `Is “${country}” a country? We do not know it.`);
  assert.match(html, /<title>Error: Post New Job/);
  assert.match(
    html,
    /<input[^>]*aria-invalid="true"[^>]*name="country"|name="country"[^>]*aria-invalid="true"/,
  );
  assert.equal(await jobsOf(browser), []);
  const fields = { ...typed(country), countryConfirmed: askedIn(html)! };
  const posted = await browser.submit("/employer/post-job", fields);
  assert.is(posted.headers.get("Location"), "/employer/dashboard?posted=1");
  assert.equal(await jobsOf(browser), [country]);
  const another = await browser.submit("/employer/post-job", typed(country.toUpperCase()));
  assert.is(another.status, 303);
});

form("is asked about anew when another one is typed", async () => {
  const { browser } = await anEmployer();
  const html = await (await browser.submit("/employer/post-job", typed(uniqueWord()))).text();
  const fields = { ...typed(uniqueWord()), countryConfirmed: askedIn(html)! };
  assert.is((await browser.submit("/employer/post-job", fields)).status, 400);
  assert.equal(await jobsOf(browser), []);
});

form("is asked about when a job is edited, not when its own is kept", async () => {
  const { browser } = await anEmployer();
  const job = await postJob({ browser });
  const { title, company } = job;
  const edit = (country: string, countryConfirmed = "") =>
    browser.submit(`/employer/jobs/${job.id}/edit`, { ...typed(country), title, company, countryConfirmed });
  const country = uniqueWord();
  const asked = await edit(country);
  assert.is(asked.status, 400);
  assert.match(await asked.text(), "choose “Save Changes” again to keep it");
  assert.is((await edit(country, country)).status, 303);
  assert.is((await edit(country)).status, 303);
  assert.equal(await jobsOf(browser), [country]);
});

form("is no reason to ask where it is another name of a known one", async () => {
  const { browser } = await anEmployer();
  assert.is((await browser.submit("/employer/post-job", typed("Norge"))).status, 303);
  assert.equal(await jobsOf(browser), ["Norway"]);
});

form("is asked about in the call of the form, not in a program's", async () => {
  const { browser } = await anEmployer();
  const country = uniqueWord();
  const refused = await browser.post("/api/jobs", { ...aPosting(), country, countryConfirmed: "" });
  assert.is(refused.status, 400);
  assert.match((await fieldMessages(refused)).country ?? "", `Is “${country}” a country?`);
  const job = await postJob({ browser }, { country });
  assert.is(job.country, country);
  assert.not.ok("countryConfirmed" in job);
});

form("is none of those that the form offers, which are the known ones", async () => {
  const { browser } = await anEmployer();
  const html = await (await browser.send("/employer/post-job")).text();
  const offered = html.split('<datalist id="countries">')[1]!.split("</datalist>")[0]!;
  for (const country of ["Norway", "Qatar", "Belgium", "Philippines"])
    assert.match(offered, `<option value="${country}">`);
});

form.run();
