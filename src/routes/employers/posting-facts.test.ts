import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import type { Browser } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { unstated } from "../../shared/jobs/job-facts.ts";
import { inLocale } from "../../shared/languages.ts";

const form = suite("the facts in the form of a job");
const { browser } = await anEmployer();

const typed = (fields: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)])),
  ...fields,
});

const typedFacts = {
  joinsOn: inDays(40),
  contractMonths: "6",
  "rotation.on": "4",
  "rotation.off": "2",
  "rotation.unit": "weeks",
  housing: "yes",
  flights: "no",
  visa: "not-needed",
  "certificates.gmdss": "1",
  "certificates.bosiet": "1",
};
const stated = {
  joinsOn: typedFacts.joinsOn,
  contractMonths: 6,
  rotation: { on: 4, off: 2, unit: "weeks" },
  housing: true,
  flights: false,
  visa: "not-needed",
  certificates: ["gmdss", "bosiet"],
};

async function factsOf(browser: Browser, title: string) {
  const jobs = (await (await browser.send("/api/employer/jobs")).json()) as Job[];
  const job = jobs.find((one) => one.title === title)!;
  return Object.fromEntries(Object.keys(unstated).map((name) => [name, job[name as keyof Job]]));
}

const control = (html: string, name: string) =>
  new RegExp(`<(input|select)[^>]* name="${name.replace(".", "\\.")}"[^>]*>`).exec(html)?.[0] ?? "";
const isTicked = (html: string, name: string) => /checked/.test(control(html, name));
const isUnfolded = (html: string) => /<details class="more"[^>]* open/.test(html);

form("are posted without script", async () => {
  const fields = typed(typedFacts);
  assert.is((await browser.submit("/employer/post-job", fields)).status, 303);
  assert.equal(await factsOf(browser, fields.title!), stated);
});

form("may all be left out", async () => {
  const fields = typed({
    contractMonths: "",
    "rotation.on": " ",
    "rotation.off": "",
    "rotation.unit": "",
    visa: "",
  });
  assert.is((await browser.submit("/employer/post-job", fields)).status, 303);
  assert.equal(await factsOf(browser, fields.title!), unstated);
});

form("are behind every required question, in one fold", async () => {
  const html = await (await browser.send("/employer/post-job")).text();
  const [required = "", optional = ""] = html.split('<details class="more"');
  for (const name of ["title", "company", "country", "sector", "experienceLevel", "salaryMin", "description"])
    assert.ok(required.includes(`name="${name}"`), name);
  assert.not.match(optional.split("</form>")[0]!, " required");
  for (const name of Object.keys(typedFacts)) assert.ok(control(optional, name), name);
});

form("are folded away in an empty form", async () => {
  const html = await (await browser.send("/employer/post-job")).text();
  assert.match(html, "More about the job (optional)");
  assert.not(isUnfolded(html));
});

form("are kept with what is wrong, each at its field, when the form is refused", async () => {
  const fields = typed({ ...typedFacts, contractMonths: "many", "rotation.off": "", "rotation.unit": "" });
  const response = await browser.submit("/employer/post-job", fields);
  assert.is(response.status, 400);
  const html = await response.text();
  assert.ok(isUnfolded(html));
  assert.match(html, "Contract length in months must be a whole number from 1 to 60");
  assert.match(html, "Time off must be a whole number from 1 to 366");
  assert.match(html, 'href="#rotation.off"');
  assert.match(control(html, "rotation.off"), 'aria-invalid="true"');
  assert.match(control(html, "contractMonths"), 'value="many"');
  assert.match(control(html, "rotation.on"), 'value="4"');
  assert.ok(isTicked(html, "certificates.gmdss") && !isTicked(html, "certificates.6g"));
});

form("are shown, changed and cleared where a job is edited", async () => {
  const job = await postJob({ browser }, stated as never);
  const path = `/employer/jobs/${job.id}/edit`;
  const html = await (await browser.send(path)).text();
  assert.ok(isUnfolded(html));
  assert.match(control(html, "joinsOn"), `value="${stated.joinsOn}"`);
  assert.match(html, /<option[^>]*selected[^>]*>weeks</);
  assert.ok(isTicked(html, "certificates.bosiet"));
  const changes = { contractMonths: "", housing: "no", "certificates.gmdss": "" };
  const changed = typed({ ...typedFacts, title: job.title, company: job.company, ...changes });
  assert.is((await browser.submit(path, changed)).status, 303);
  assert.equal(await factsOf(browser, job.title), {
    ...stated,
    contractMonths: null,
    housing: false,
    certificates: ["bosiet"],
  });
});

form("are in the preview, where a wrong one is not stated", async () => {
  const wrong = { ...typedFacts, "rotation.unit": "", preview: "1" };
  const html = await (await browser.submit("/employer/post-job", typed(wrong))).text();
  const preview = html.slice(html.indexOf('id="preview"'));
  assert.match(preview, "6 months");
  assert.match(preview, /The employer does not state: rotation\./);
});

for (const [locale, units] of [
  ["en", ["days", "weeks", "months"]],
  ["es", ["días", "semanas", "meses"]],
  ["ar", ["أيام", "أسابيع", "أشهر"]],
  ["fr", ["jours", "semaines", "mois"]],
  ["id", ["hari", "minggu", "bulan"]],
  ["ru", ["дней", "недель", "месяцев"]],
] as const)
  form(`name the units of a rotation in the plural in ${locale}`, async () => {
    const html = await (await browser.send(inLocale(locale, "/employer/post-job"))).text();
    const [, unitOptions = ""] = /<select id="rotation\.unit"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
    const named = [...unitOptions.matchAll(/<option value="\w+"[^>]*>([^<]*)/g)].map(([, name]) => name);
    assert.equal(named, units);
  });

form.run();
