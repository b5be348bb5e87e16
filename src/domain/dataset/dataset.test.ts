import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aCompanyLine, aJobLine, datasetOf } from "../../../tests/support/dataset.ts";
import { DatasetError, readDataset } from "./dataset.ts";

const dataset = suite("readDataset");

async function refusal(lines: (object | string)[], manifest?: object): Promise<string> {
  try {
    await readDataset(datasetOf(lines, manifest));
    return "nothing was refused";
  } catch (error) {
    assert.instance(error, DatasetError);
    return (error as DatasetError).message;
  }
}

dataset("reads companies and jobs, past a manifest in the first line and empty lines", async () => {
  const lines = [{ kind: "manifest" }, aJobLine, "", aCompanyLine];
  const { companies, jobs } = await readDataset(datasetOf(lines));
  assert.equal(companies, [aCompanyLine]);
  assert.equal(jobs, [aJobLine]);
});

dataset("takes one vacancy where the number is absent", async () => {
  const { jobs } = await readDataset(datasetOf([aCompanyLine, { ...aJobLine, vacancies: undefined }]));
  assert.is(jobs[0]?.vacancies, 1);
});

dataset("reads the facts that a job states, and a join date that is past", async () => {
  const facts = {
    joinsOn: "2020-02-01",
    contractMonths: 6,
    rotation: { on: 4, off: 2, unit: "weeks" },
    housing: true,
    flights: null,
    visa: "employer",
    certificates: ["gmdss"],
  };
  const { jobs } = await readDataset(datasetOf([aCompanyLine, { ...aJobLine, ...facts }]));
  assert.equal(jobs, [{ ...aJobLine, ...facts }] as never);
});

const wrong: [field: string, values: unknown[]][] = [
  ["title", [undefined, "", "  ", 7, "a\0b", "x".repeat(201)]],
  ["country", [undefined, "a\nb"]],
  ["sector", [undefined, "farming"]],
  ["experienceLevel", [undefined, "wizard"]],
  ["salaryMin", [undefined, -1, 1.5, "3000", 1e12]],
  ["salaryMax", [2999, null]],
  ["vacancies", [0, 1.5, "2", 1e9]],
  ["description", [undefined, "", "a\0b"]],
  ["requirements", [undefined, ""]],
  ["lang", ["", "xx", "English", null]],
  ["applicationCloseDate", [undefined, "2027-02-30", "--02-29", "--1-3", "soon", "31.01.2027"]],
  ["company", [undefined, "Nobody's"]],
  ["joinsOn", ["2027-02-30", "--01-20"]],
  ["contractMonths", [0, "6"]],
  ["rotation", ["4/4"]],
  ["housing", ["yes"]],
  ["visa", ["shared"]],
  ["certificates", ["gmdss"]],
];
for (const [field, values] of wrong)
  for (const value of values) {
    const shown = JSON.stringify(value)?.slice(0, 20);
    dataset(`names line and field of a job whose ${field} is ${shown}`, async () => {
      const line = await refusal([aCompanyLine, aJobLine, { ...aJobLine, title: "Other", [field]: value }]);
      assert.match(line, new RegExp(`^Line 3, ${field}: .{10,}\\. Nothing was loaded\\.$`));
    });
  }

dataset("names the line that is not JSON, is no object or is of another kind", async () => {
  assert.match(await refusal([aCompanyLine, "{"]), /^Line 2: The line is not JSON/);
  assert.match(await refusal([aCompanyLine, "17"]), /^Line 2: /);
  assert.match(await refusal([aCompanyLine, { kind: "review" }]), /^Line 2, kind: Kind must be/);
});

dataset("refuses the same company or the same vacancy twice", async () => {
  assert.match(await refusal([aCompanyLine, aCompanyLine]), /^Line 2, name: .*line 1/);
  assert.match(await refusal([aCompanyLine, aJobLine, aJobLine]), /^Line 3, title: .*line 2/);
});

dataset("names what is wrong in the manifest", async () => {
  assert.match(await refusal([], { sample: "no" }), /^The manifest, sample: /);
  assert.match(await refusal([], { name: "" }), /^The manifest, name: /);
  assert.match(await refusal([], { closesBetween: ["01-03", "--01-31"] }), /^The manifest, closesBetween/);
});

dataset.run();
