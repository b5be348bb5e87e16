import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { type Browser, fieldMessages, json, send } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { type JobFacts, unstated } from "../../shared/jobs/job-facts.ts";

const facts = suite("the facts of a job");
const { browser } = await anEmployer();

const stated: JobFacts = {
  joinsOn: inDays(40),
  contractMonths: 4,
  rotation: { on: 4, off: 2, unit: "weeks" },
  housing: true,
  flights: false,
  visa: "employer",
  certificates: ["stcw-basic-safety", "gmdss"],
};

const factsOf = (job: Job): JobFacts => {
  const { joinsOn, contractMonths, rotation, housing, flights, visa, certificates } = job;
  return { joinsOn, contractMonths, rotation, housing, flights, visa, certificates };
};

const patch = async (id: string, changes: object, by: Browser = browser) => {
  const response = await by.send(`/api/jobs/${id}`, json(changes, "PATCH"));
  assert.is(response.status, 200);
  return factsOf((await response.json()) as Job);
};

facts("are answered as they were posted, to the employer and to everybody", async () => {
  const job = await postJob({ browser }, stated);
  assert.equal(factsOf(job), stated);
  assert.equal(factsOf((await (await send(`/api/jobs/${job.id}`)).json()) as Job), stated);
  const own = (await (await browser.send("/api/employer/jobs")).json()) as Job[];
  assert.equal(factsOf(own.find(({ id }) => id === job.id)!), stated);
});

facts("are null, and no certificate, when nobody stated them", async () => {
  assert.equal(factsOf(await postJob({ browser })), unstated);
  assert.equal(factsOf(await postJob({ browser }, unstated)), unstated);
});

facts("are changed one by one, and cleared by null", async () => {
  const { id } = await postJob({ browser }, stated);
  assert.equal(await patch(id, { contractMonths: 9 }), { ...stated, contractMonths: 9 });
  const cleared = { rotation: null, housing: null, joinsOn: null, certificates: [] };
  assert.equal(await patch(id, cleared), { ...stated, contractMonths: 9, ...cleared });
  assert.equal(await patch(id, { housing: false, certificates: ["6g"] }), {
    ...stated,
    ...cleared,
    contractMonths: 9,
    housing: false,
    certificates: ["6g"],
  });
});

facts("list each certificate once, in the order of all lists", async () => {
  const job = await postJob({ browser }, { certificates: ["cissp", "gmdss", "cissp"] });
  assert.equal(job.certificates, ["gmdss", "cissp"]);
});

for (const [name, value, field, message] of [
  ["joinsOn", "2027-02-30", "joinsOn", "Join date must be a real date, such as 2027-03-27"],
  ["joinsOn", inDays(-2), "joinsOn", "Join date must be today or later"],
  ["contractMonths", 0, "contractMonths", "Contract length in months must be a whole number from 1 to 60"],
  ["contractMonths", 2.5, "contractMonths", "Contract length in months must be a whole number from 1 to 60"],
  ["rotation", "4/4", "rotation", "Rotation must be an object with on, off and unit"],
  ["rotation", { on: 4, unit: "weeks" }, "rotation.off", "Time off must be a whole number from 1 to 366"],
  ["rotation", { on: 4, off: 4 }, "rotation.unit", "Unit must be one of days, weeks, months"],
  ["housing", "yes", "housing", "Housing must be true, false or null"],
  ["flights", 1, "flights", "Flights must be true, false or null"],
  ["visa", "shared", "visa", "Visa must be one of employer, candidate, not-needed"],
  ["certificates", "gmdss", "certificates", "Certificates must be a list of codes"],
  ["certificates", ["gmdss", "x1"], "certificates.1", '"x1" is no code of a certificate'],
] as const)
  facts(`are refused at their field for ${name} = ${JSON.stringify(value)}`, async () => {
    const response = await browser.post("/api/jobs", { ...aPosting(), [name]: value });
    assert.is(response.status, 400);
    assert.equal(await fieldMessages(response), { [field]: message });
  });

facts.run();
