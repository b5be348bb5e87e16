import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { professionalFields } from "../../src/shared/applying/application-fields.ts";
import { destinationCountries } from "../../src/shared/jobs/countries.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { answer, control, goOn, main, stepHeading, wake } from "../support/candidate.ts";

const apply = browserSuite("applying for another vacancy");

const isDestination = ({ country }: Job) => destinationCountries.some(({ name }) => name === country);

/** An open vacancy in a country that the list of countries does not offer, and one of another sector. */
async function twoJobs(page: Page): Promise<[Job, Job]> {
  const jobs = (await (await page.request.get("/api/jobs/filter?limit=200")).json()) as Job[];
  const first = jobs.find((job) => !isDestination(job));
  const second = jobs.find((job) => isDestination(job) && job.sector !== first?.sector);
  assert.ok(first && second);
  return [first, second];
}

const { sector, desiredCountry, desiredPosition, qualification } = professionalFields;

async function assertFilledBy(page: Page, job: Job): Promise<void> {
  assert.is(await control(page, sector).inputValue(), job.sector);
  assert.is(await control(page, desiredCountry).inputValue(), job.country);
  assert.is(await control(page, desiredPosition).inputValue(), job.title);
}

apply(
  "brings back what was typed for the first one, but not what that filled in",
  visit({}, async ({ page }) => {
    const [first, second] = await twoJobs(page);
    await page.goto(`/apply?job=${first.id}`);
    await wake(page);
    await answer(page, 1);
    await goOn(page);
    await stepHeading(page, "Professional Details").waitFor();
    await assertFilledBy(page, first);
    await control(page, qualification).fill("A licence of my own");
    await page.waitForFunction(() => Object.values(localStorage).join().includes("A licence of my own"));

    for (const [address, job] of [
      [`/apply?job=${second.id}`, second],
      ["/apply?job=", first],
    ] as const) {
      await page.goto(address);
      await wake(page);
      await main(page).getByText("Welcome back. We kept what you entered.").waitFor();
      assert.is(await control(page, qualification).inputValue(), "A licence of my own");
      await assertFilledBy(page, job);
    }
  }),
);

apply.run();
