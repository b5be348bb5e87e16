import { suite } from "uvu";
import * as assert from "uvu/assert";
import { longDate, longDateTime, shortDate, shortDay } from "../format.ts";
import { listedDate, listedDateTime } from "./listed-dates.ts";

const dateTime = suite("listedDateTime");

for (const [instant, text] of [
  ["2027-01-03T14:05:59Z", "January 03, 2027 at 02:05 PM"],
  ["2027-12-31T00:00:00Z", "December 31, 2027 at 12:00 AM"],
  ["2027-07-09T12:30:00Z", "July 09, 2027 at 12:30 PM"],
  ["2027-07-09T23:59:00-05:00", "July 10, 2027 at 04:59 AM"],
  ["", "Invalid date"],
  ["yesterday", "Invalid date"],
])
  dateTime(`writes "${instant}" as "${text}"`, () => {
    assert.is(listedDateTime(instant!), text);
  });

dateTime("calls no instant an invalid date, as the short form does", () => {
  assert.is(listedDateTime(new Date(Number.NaN)), "Invalid date");
  assert.is(listedDate(new Date(Number.NaN)), "Invalid date");
});

dateTime("has two digits in the administrator's list alone", () => {
  const instant = "2027-01-03T14:05:59Z";
  assert.is(listedDate(instant), "Jan 03, 2027");
  assert.equal(
    [shortDay, shortDate, longDate, longDateTime].map((write) => write(instant)),
    ["Jan 3", "Jan 3, 2027", "January 3, 2027", "January 3, 2027 at 2:05 PM"],
  );
});

dateTime.run();
