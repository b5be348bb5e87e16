import { suite } from "uvu";
import * as assert from "uvu/assert";
import { instantOf, isTimeZone, wallTime, zonedTime } from "./time-zones.ts";

const zones = suite("time zones");

const iso = (local: string, zone: string) => instantOf(local, zone)?.toISOString();

zones("knows the names of the IANA database, and no offset", () => {
  for (const name of ["UTC", "Asia/Manila", "America/Argentina/Buenos_Aires"])
    assert.ok(isTimeZone(name), name);
  for (const name of ["", "Mars/Base", "+05:30", "Asia/Manila; drop"]) assert.not(isTimeZone(name), name);
});

zones("reads a local time before and after a change of the clocks", () => {
  assert.is(iso("2027-03-27T14:30", "Europe/Berlin"), "2027-03-27T13:30:00.000Z");
  assert.is(iso("2027-03-28T14:30", "Europe/Berlin"), "2027-03-28T12:30:00.000Z");
  assert.is(iso("2027-10-31T14:30", "Europe/Berlin"), "2027-10-31T13:30:00.000Z");
  assert.is(iso("2027-01-05T09:15", "Asia/Kathmandu"), "2027-01-05T03:30:00.000Z");
  assert.is(iso("2027-01-05T00:00", "Pacific/Kiritimati"), "2027-01-04T10:00:00.000Z");
});

zones("refuses a time that clocks skip, and takes the first of one that comes twice", () => {
  assert.is(iso("2027-03-28T02:30", "Europe/Berlin"), undefined);
  assert.is(iso("2027-10-31T02:30", "Europe/Berlin"), "2027-10-31T00:30:00.000Z");
});

zones("refuses what is no time", () => {
  for (const text of ["", "tomorrow", "2027-02-30T10:00", "2027-01-01T25:00", "2027-01-01 10:00"])
    assert.is(iso(text, "UTC"), undefined, text);
});

zones("reads back every half hour of a year in zones on both sides of the globe", () => {
  for (const zone of ["America/St_Johns", "Australia/Lord_Howe", "Europe/London"])
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 30 * 60 * 1000) {
      const local = wallTime(new Date(at), zone);
      const read = instantOf(local, zone)!.getTime();
      assert.ok(read === at || wallTime(new Date(read), zone) === local, `${zone} ${local}`);
    }
});

zones("says a time with its zone, and keeps both in one line", () => {
  const instant = new Date("2027-03-28T12:30:00Z");
  assert.is(
    zonedTime(instant, "Europe/Berlin"),
    "Sun, March 28, 2027 at 2:30\u00a0PM\u00a0(GMT+2, Europe/Berlin)",
  );
  assert.is(
    zonedTime(instant, "America/New_York"),
    "Sun, March 28, 2027 at 8:30\u00a0AM\u00a0(GMT-4, America/New York)",
  );
  assert.is(zonedTime(instant, "Europe/Berlin", false), "2:30\u00a0PM\u00a0(GMT+2, Europe/Berlin)");
  assert.is(zonedTime(instant, "UTC"), "Sun, March 28, 2027 at 12:30\u00a0PM\u00a0(UTC)");
});

zones.run();
