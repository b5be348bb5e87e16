import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { Browser } from "../support/site.ts";

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

summary.run();
