import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { unique } from "../support/fixtures.ts";
import { aMandateRequest, asked } from "../support/mandates.ts";
import { Browser, inProcess } from "../support/site.ts";
import { mainOf } from "../support/wizard.ts";

const summary = suite("the summary of errors");

const refused: [string, () => Promise<Response>][] = [
  ["the wizard", () => new Browser().submit("/apply/step", { step: "1" })],
  ["the sign-in", () => new Browser().submit("/sign-in", { email: "", password: "" })],
  [
    "the form of a job",
    async () => (await anEmployer()).browser.submit("/employer/post-job", { title: "x" }),
  ],
];

for (const [name, send] of refused)
  summary(`is between the sentence below the heading and the first question in ${name}`, async () => {
    const html = await (await send()).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    const places = ["<h1", 'class="lead"', 'class="error-summary"', "<label"].map((part) =>
      main.indexOf(part),
    );
    assert.ok(!places.includes(-1), `a part is missing: ${places}`);
    assert.equal(
      places,
      places.toSorted((one, other) => one - other),
    );
  });

const refusedWhole: [string, number, () => Promise<Response>][] = [
  [
    "a second request for a check",
    409,
    async () => {
      const employer = await anEmployer();
      const { company } = await asked(employer);
      const { country, website, registerNumber, kind, phone } = aMandateRequest();
      const form = { company, country, website, registerNumber, kind, phone };
      return employer.browser.submit("/employer/company", form);
    },
  ],
  [
    "a sentence for rejections that is gone",
    404,
    async () =>
      (await anEmployer()).browser.submit(`/employer/sentences/${crypto.randomUUID()}`, { text: "x" }),
  ],
];
if (inProcess)
  refusedWhole.push([
    "one report of a job too many",
    429,
    async () => {
      const { id } = await postJob(await anEmployer());
      const browser = new Browser({ settings: { rateLimitScale: 0.01 }, address: unique("address") });
      return browser.submit(`/report-vacancy/${id}`, {
        reason: "money",
        details: "He asked for 300 dollars.",
      });
    },
  ]);

for (const [name, status, send] of refusedWhole)
  summary(`has the same frame where the whole form is refused: ${name}`, async () => {
    const response = await send();
    assert.is(response.status, status);
    const main = await mainOf(response);
    assert.match(main, 'class="error-summary" role="alert"');
    assert.not.match(main, "notice-error");
  });

summary.run();
