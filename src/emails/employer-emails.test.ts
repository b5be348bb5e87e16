import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMailIn } from "../../tests/states/every-mail.ts";
import { usual } from "../../tests/states/mail-facts.ts";
import { mandateDecided } from "./mandate-decided.ts";
import { newApplications } from "./new-applications.ts";

const emails = suite("an email to an employer");

const recipient = { email: "ingrid@example.com", firstName: "Ingrid" };
const mails = everyMailIn("en", usual);

emails("has the facts that it states in its box", () => {
  const facts = (kind: keyof typeof mails) => mails[kind]!.facts;
  assert.is(facts("job-held"), "Job: Second Cook");
  assert.is(facts("mandate-decided"), "Company: Northern Quay\nStatus: Refused");
});

emails("has no box that repeats its first sentence", () => {
  for (const kind of [
    "job-decided",
    "job-restored",
    "job-taken-down",
    "message-to-employer",
    "offer-for-employer",
    "unanswered-applications",
  ])
    assert.is(mails[kind]!.facts, undefined, kind);
  assert.match(mails["unanswered-applications"]!.body, /7 days or longer[\s\S]+21 days or longer/);
});

emails("names the job in the subject, and says what to do next", () => {
  for (const [kind, next] of [
    ["interview-for-employer", "There is nothing to do until the candidate answers."],
    ["offer-for-employer", "Next, write to the candidate on the site"],
  ] as const) {
    assert.match(mails[kind]!.subject, /^Second Cook: .+ \(K7QM-4RTX-9DWP\)$/, kind);
    assert.match(mails[kind]!.body, next, kind);
  }
  assert.not.match(mails["interview-for-employer"]!.body, "answer on the site");
});

emails("gives the reason of a refusal once", () => {
  const { body } = mails["mandate-decided"]!;
  assert.match(body, "We refused your request for a check of Northern Quay.\n\nThe reason: ");
  assert.not.match(body, "This is why");
});

emails("has a line for each job with new applications, and at most twenty", () => {
  const jobs = Array.from({ length: 21 }, (_, n) => ({ title: `Chef: ${n}`, applications: 2 }));
  const { body, subject } = newApplications("en", { ...recipient, jobs }, "https://landfall.example");
  assert.is(subject, "42 new applications for your jobs");
  assert.match(body, "Chef: 0: 2\nChef: 1: 2\n");
  assert.match(body, "Chef: 19: 2\n\n…");
  assert.not.match(body, "Chef: 20");
});

emails("says how long a check counts, and whose turn it is after a question", () => {
  const decided = {
    ...recipient,
    company: "Northern Quay",
    reason: "",
    link: "https://landfall.example",
  };
  const checked = mandateDecided("en", { ...decided, decision: "check", validUntil: "2027-01-31" });
  assert.is(checked.facts, "Company: Northern Quay\nStatus: Checked\nChecked until: January 31, 2027");
  const asked = mandateDecided("en", {
    ...decided,
    decision: "ask",
    validUntil: null,
    reason: "Which office?",
  });
  assert.is(asked.facts, "Company: Northern Quay\nStatus: Your answer is needed");
});

emails.run();
