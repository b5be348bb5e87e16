import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMailIn } from "../../tests/states/every-mail.ts";
import { usual } from "../../tests/states/mail-facts.ts";
import { emailHtml } from "./email-html.ts";
import { statusChanged } from "./status-changed.ts";

const emails = suite("an email to a candidate about a job");

const reference = "K7QM-4RTX-9DWP";

const mails = everyMailIn("en", usual);

const otherwise = ["draft-link", "draft-reminder", "account-erased", "tracking-code"];

emails("names the job or its company in the subject, and the reference in its text only", () => {
  const wrong = Object.entries(mails)
    .filter(([kind, { audience }]) => audience === "candidate" && !otherwise.includes(kind))
    .filter(
      ([, { subject, body }]) =>
        !/Second Cook|Northern Quay/.test(subject) ||
        subject.includes(reference) ||
        !body.includes(reference),
    )
    .map(([kind, { subject }]) => `${kind}: ${subject}`);
  assert.equal(wrong, []);
});

emails("has job and reference in its box", () => {
  for (const [kind, job] of [
    ["offer-for-candidate", "You applied for"],
    ["message-to-candidate", "Job"],
    ["status-changed", "Job"],
  ] as const) {
    const { facts = "" } = mails[kind]!;
    assert.match(facts, new RegExp(`^${job}: .+, .+$`, "m"), kind);
    assert.match(facts, /^Reference: [-\w]{14}$/m, kind);
  }
});

emails("has the day on which the application came", () => {
  assert.match(mails["application-received"]!.facts ?? "", /^Received on: February 9, 2027$/m);
});

emails("has the sum of a new application in its box, and what happens next directly below it", () => {
  const { facts = "", body } = mails["application-received"]!;
  assert.match(facts, /^Fee paid: \$50$/m);
  assert.ok(body.includes(`${facts}\n\nWhat happens next`));
});

emails("gives the reference of a new application once, in the box", () => {
  assert.is(mails["application-received"]!.body.split(reference).length, 2);
});

emails("gives the day of an interview once for each time, where clocks agree on it", () => {
  const { facts = "", body } = mails["interview-for-candidate"]!;
  assert.match(
    facts,
    /^Time 1: Sat, March 27, 2027 at 9:30\sPM, .+\nTime 1: 2:30\sPM, .+\nTime 1: 1:30\sPM\s\(UTC\)$/m,
  );
  assert.match(body, "The attached calendar entry is not agreed yet.");
});

emails(
  "tells of a rejection at once with its reason, has its word in the box alone, and leads to jobs like it",
  () => {
    const { subject, facts, body, action } = mails["status-changed"]!;
    assert.match(subject, /: the employer.s decision$/);
    assert.match(facts ?? "", /^Status: Rejected$/m);
    assert.match(
      body,
      /,\n\nWe are sorry: your application for Second Cook at Northern Quay was not successful\. .+ found enough people/,
    );
    assert.is(body.split("Rejected").length, 2);
    assert.match(action ?? "", /^See jobs like it\nhttps:\S+\/jobs\?search=/);
    assert.match(body, /\n\nOpen your application\nhttps:\S+/);
  },
);

emails("says where a fee stays paid, and links the terms that say when one is refunded", () => {
  const kept =
    "You do not get the fee back.\nWhen we refund the fee\nhttps://landfall.example/terms#clause-9";
  for (const kind of ["application-withdrawn", "erasure-requested"])
    assert.ok(mails[kind]!.body.includes(kept), kind);
  assert.match(mails["no-answer"]!.body, "\nWhen we refund the fee\nhttps://landfall.example/terms#clause-9");
});

emails("gives the reference in the box alone", () => {
  const wrong = Object.entries(mails)
    .filter(([kind, { audience }]) => audience === "candidate" && !otherwise.includes(kind))
    .filter(([, { body, facts = "" }]) => !facts.includes(reference) || body.split(reference).length !== 2)
    .map(([kind]) => kind);
  assert.equal(wrong, []);
});

emails("names each paper that ends, the most urgent first, and no date of a passport", () => {
  assert.is(
    mails["papers-ending"]!.facts,
    [
      "Certificate 2: Expires on February 10, 2027",
      "Certificate 1: Expires on February 14, 2027",
      "Passport: Expires within 60 days",
      `Reference: ${reference}`,
    ].join("\n"),
  );
});

emails("names the infected document", () => {
  assert.match(mails["document-infected"]!.facts ?? "", /^File: Passport Copy$/im);
});

emails("says what will be deleted before the button that confirms it", () => {
  const { body, action = "?" } = mails["erasure-requested"]!;
  assert.ok(body.indexOf("deleted for good") < body.indexOf(action));
});

const rejected = {
  ...{ email: usual.email, fullName: usual.fullName, applicationId: "x", locale: "en" as const },
  ...{ reference, job: null, desiredPosition: null, status: "rejected" as const, link: "x" },
};

emails("show what an employer writes as a quotation, and nothing in it as a link or a code of ours", () => {
  const note = "Thank you.\n\nOpen your application\nhttps://elsewhere.example/pay\n\n12345678";
  const html = emailHtml(statusChanged("en", { ...rejected, note }));
  assert.match(html, /Open your application<br>https:\/\/elsewhere\.example\/pay/);
  assert.not.match(html, 'href="https://elsewhere.example');
  assert.not.match(html, "font-size:28px");
});

emails("keeps the reference in the subject of a general application", () => {
  const { subject } = statusChanged("en", rejected);
  assert.is(subject, "The decision on your application K7QM-4RTX-9DWP");
});

emails.run();
