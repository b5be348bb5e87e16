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
  assert.is(
    facts("unanswered-applications"),
    "No answer for 7 days or longer: 2\nNo answer for 21 days or longer: 1",
  );
});

emails("has a line for each job with new applications, and at most twenty", () => {
  const jobs = Array.from({ length: 21 }, (_, n) => ({ title: `Chef: ${n}`, applications: 2 }));
  const { body, subject } = newApplications("en", { ...recipient, jobs }, "https://landfall.example");
  assert.is(subject, "42 new applications for your jobs");
  assert.match(body, "Chef: 0: 2\nChef: 1: 2\n");
  assert.match(body, "Chef: 19: 2\n…");
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
