import { suite } from "uvu";
import * as assert from "uvu/assert";
import { issuesOf, messagesByField } from "../../src/shared/issues.ts";
import { JobChanges, JobPosting } from "../../src/shared/jobs/job-posting.ts";
import { aPosting } from "../../tests/support/employer.ts";
import { changesOf, inFormOrder, type PostingAnswers, postingOf, readPosting } from "./posting-answers.ts";

const typed = (differences: Partial<PostingAnswers> = {}): PostingAnswers => ({
  ...readPosting((name) => (aPosting() as Record<string, unknown>)[name]),
  ...differences,
});
const problemsOf = (answers: PostingAnswers) => {
  const checked = JobPosting.safeParse(postingOf(answers));
  return checked.success ? [] : inFormOrder(issuesOf(checked.error));
};

const answers = suite("the answers of a posting");

for (const [text, number] of [
  ["4000", 4000],
  [" 4000 ", 4000],
  ["4.000", 4000],
  ["5,500", 5500],
  ["5 500", 5500],
  ["5\u202f500", 5500],
  ["5'500", 5500],
  ["1.000.000", 1_000_000],
  ["0", 0],
  ["", 0],
  [" ", 0],
] as const)
  answers(`are read as ${number} for ${JSON.stringify(text)}`, () => {
    assert.is(postingOf(typed({ salaryMin: text })).salaryMin, number);
  });

answers("stand for one vacancy where none is given", () => {
  assert.is(postingOf(typed({ vacancies: "" })).vacancies, 1);
});

for (const text of [
  "50k",
  "4.50",
  "40.00",
  "1,000.000",
  "4,0000",
  "0.500",
  "-5",
  "$4,200",
  "to be agreed",
  "9".repeat(30),
])
  answers(`are refused at the field, not guessed, for ${JSON.stringify(text)}`, () => {
    assert.equal(messagesByField(problemsOf(typed({ salaryMax: text }))), {
      salaryMax: "Maximum salary must be a whole number from 0 to 1,000,000",
    });
    assert.equal(Object.keys(messagesByField(problemsOf(typed({ vacancies: text })))), ["vacancies"]);
  });

answers("are refused in an edited vacancy, too", () => {
  const checked = JobChanges.safeParse(changesOf(typed(), typed({ salaryMin: "50k" })));
  assert.equal(checked.error && issuesOf(checked.error).map(({ path }) => path), ["salaryMin"]);
});

answers("have their problems told in the form's order", () => {
  const wrong = typed({
    title: "",
    salaryMin: "9000",
    salaryMax: "8000",
    description: "",
    applicationCloseDate: "",
  });
  assert.equal(
    problemsOf(wrong).map(({ message }) => message),
    [
      "Enter the job title",
      "Minimum salary must not be above the maximum",
      "Choose the close date",
      "Describe the job",
    ],
  );
});

answers.run();
