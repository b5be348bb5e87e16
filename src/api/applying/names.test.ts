import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, aSignUp } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { Browser, fieldMessages, json, post } from "../../../tests/support/site.ts";

const names = suite("names of people and companies");

const addresses = [
  "Maria https://agency.example",
  "Maria WWW.agency.example",
  "maria@agency.example",
  "Maria http：／／agency.example",
  "Maria ｗｗｗ.agency.example",
  "maria＠agency.example",
];

const aReview = {
  country: "Norway",
  jobObtained: "Crane operator",
  rating: 5,
  review: "They answered within a week, and all was as they said.",
};

const employer = await anEmployer();
const administrator = await signedIn();
const { id: jobId } = await postJob(employer);

/** Each place that takes a name, with its field and what the field is called. */
const places: [field: string, label: string, send: (name: string) => Promise<Response>][] = [
  ["firstName", "First name", (firstName) => post("/api/auth/sign-up", { ...aSignUp(), firstName })],
  ["lastName", "Last name", (lastName) => post("/api/auth/sign-up", { ...aSignUp(), lastName })],
  ["fullName", "Name", (fullName) => post("/api/applications", { ...anApplicant(), fullName })],
  ["fullName", "Name", (fullName) => post("/api/create-payment-intent", { ...anApplicant(), fullName })],
  ["candidateName", "Name", (candidateName) => post("/api/reviews", { ...aReview, candidateName })],
  ["company", "Company", (company) => employer.browser.post("/api/jobs", { ...aPosting(), company })],
  [
    "company",
    "Company",
    (company) => employer.browser.send(`/api/jobs/${jobId}`, json({ company }, "PATCH")),
  ],
  [
    "company",
    "Company",
    (company) =>
      administrator.send(
        `/api/admin/employers/${employer.user.id}/mandate`,
        json({ company, note: "The register" }, "PUT"),
      ),
  ],
];

for (const [field, label, give] of places)
  names(`hold no address to visit or write to: ${label}`, async () => {
    for (const address of addresses) {
      const response = await give(address);
      assert.is(response.status, 400, address);
      assert.equal(await fieldMessages(response), {
        [field]: `${label} must not contain a web or email address`,
      });
    }
  });

names("are refused at their field in a form without script, too", async () => {
  const signUp = { ...aSignUp(), firstName: "www.agency.example" };
  const [page, review] = [
    await new Browser().submit("/sign-up", signUp),
    await new Browser().submit("/reviews", { ...aReview, rating: "5", candidateName: "m@agency.example" }),
  ];
  assert.is(page.status, 400);
  assert.match(await page.text(), "First name must not contain a web or email address");
  assert.is(review.status, 400);
  assert.match(await review.text(), "Name must not contain a web or email address");
});

names("are taken as people write them", async () => {
  for (const lastName of ["O'Brien-Smith, Jr.", "van der Berg: II", "Müller/Maier", "Wwwolf", "محمد"])
    assert.is((await post("/api/auth/sign-up", { ...aSignUp(), lastName })).status, 201, lastName);
});

names.run();
