import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Answers } from "./application.ts";
import { friendlyWarnings } from "./friendly-warnings.ts";

const warnings = suite("friendlyWarnings");

const today = "2026-08-31";
const right = { passportExpiry: "2031-05-17", dateOfBirth: "1990-03-27", phone: "+63 917 123 4567" };
const kinds = (answers: Answers) =>
  friendlyWarnings({ ...right, ...answers }, today).map(({ field, kind }) => `${field}: ${kind}`);

warnings("say nothing about answers that are right, missing or no date", () => {
  assert.equal(kinds({}), []);
  assert.equal(friendlyWarnings({}, today), []);
  assert.equal(kinds({ passportExpiry: "soon", dateOfBirth: "long ago", phone: "" }), []);
});

for (const [passportExpiry, kind] of [
  ["2026-08-30", "passportExpired"],
  ["2026-08-31", "passportEnds"],
  ["2027-02-27", "passportEnds"],
  ["2027-02-28", undefined],
] as const)
  warnings(`say of a passport until ${passportExpiry}: ${kind ?? "nothing"}`, () => {
    assert.equal(kinds({ passportExpiry }), kind ? [`passportExpiry: ${kind}`] : []);
  });

for (const [dateOfBirth, kind, age] of [
  ["2026-08-01", "young", 0],
  ["2008-09-01", "young", 17],
  ["2008-08-31", undefined, 18],
  ["1926-09-01", undefined, 99],
  ["1926-08-31", "old", 100],
] as const)
  warnings(`say of somebody born on ${dateOfBirth}: ${kind ?? "nothing"}`, () => {
    const found = friendlyWarnings({ ...right, dateOfBirth }, today);
    assert.equal(found, kind ? [{ field: "dateOfBirth", kind, age }] : []);
  });

for (const phone of [
  "123456 ext.",
  "no phone, 1 email",
  "0000000000",
  "+63 000 000 0000",
  "1234567890123456",
])
  warnings(`say that ${phone} is no phone number`, () => {
    assert.equal(kinds({ phone }), ["phone: noPhone"]);
  });

for (const phone of ["0917 123 4567", "(0917) 123-4567", "917 123 4567 ext. 12", "٠٩١٧١٢٣٤٥٦٧"])
  warnings(`ask for the country code of ${phone}`, () => {
    assert.equal(kinds({ phone }), ["phone: noCountryCode"]);
  });

for (const phone of [
  "+639171234567",
  " (+63) 917 123 4567",
  "0063 917 123 4567",
  "＋63 917 1234567",
  "\u202a+63 917 123 4567",
])
  warnings(`say nothing about ${phone}`, () => {
    assert.equal(kinds({ phone }), []);
  });

warnings("say that an uploaded certificate has expired, and nothing of a date without one", () => {
  const certificate1 = "/objects/uploads/00000000-0000-4000-8000-000000000001";
  const expired = { certificate1ValidUntil: "2026-08-30" };
  assert.equal(kinds({ certificate1, ...expired }), ["certificate1: certificateExpired"]);
  assert.equal(kinds({ certificate1, certificate1ValidUntil: "2026-08-31" }), []);
  assert.equal(kinds({ certificate1, certificate1ValidUntil: "soon" }), []);
  assert.equal(kinds({ ...expired, certificate1: "" }), []);
});

warnings.run();
