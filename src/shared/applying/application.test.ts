import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anApplication, inDays } from "../../../tests/support/fixtures.ts";
import { issuesOf, messagesByField } from "../issues.ts";
import { Application } from "./application.ts";

const rules = suite("the rules of an application");

const problemsOf = (differences: object) => {
  const checked = Application.safeParse({ ...anApplication, ...differences });
  return checked.success ? {} : messagesByField(issuesOf(checked.error));
};

const birth = "Enter a date between 1900 and today, such as 1990-03-27";
const expiry = "Enter a date between 1900 and 2199, such as 2031-05-17";

for (const day of ["1899-12-31", inDays(2), "27/03/1990", "1990-02-30", "90-03-27", "2200-01-01"])
  rules(`name the years of a date of birth, for ${day}`, () => {
    assert.equal(problemsOf({ dateOfBirth: day }), { dateOfBirth: birth });
  });

for (const day of ["1899-12-31", "2200-01-01", "17/05/2031", "2031-02-30"])
  rules(`name the years of a passport's expiry, for ${day}`, () => {
    assert.equal(problemsOf({ passportExpiry: day }), { passportExpiry: expiry });
  });

rules("take the first and the last day of both", () => {
  assert.equal(problemsOf({ dateOfBirth: "1900-01-01", passportExpiry: "2199-12-31" }), {});
  assert.equal(problemsOf({ dateOfBirth: inDays(0), passportExpiry: "1900-01-01" }), {});
});

rules("keep the specification's messages for dates that are missing", () => {
  for (const missing of ["", " ", null, undefined])
    assert.equal(problemsOf({ dateOfBirth: missing, passportExpiry: missing }), {
      dateOfBirth: "Date of birth is required",
      passportExpiry: "Passport expiry date is required",
    });
});

rules("want a digit in a phone number, of any script", () => {
  const phone = "Enter a phone number with its digits, such as +63 917 123 4567";
  for (const wrong of ["----------", "call me please", "+ ( ) - - - - -"])
    assert.equal(problemsOf({ phone: wrong }), { phone });
  for (const right of ["+63 917 123 4567", "\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669"])
    assert.equal(problemsOf({ phone: right }), {});
  assert.equal(problemsOf({ phone: "none" }), { phone: "Phone number must be at least 10 characters" });
});

rules.run();
