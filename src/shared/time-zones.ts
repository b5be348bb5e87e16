import { speech } from "./speech.ts";

/** The runtime knows the names of the IANA database, so the site keeps no list. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    // Intl also accepts offsets such as `+05:30`, which have no summer time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

export const listTimeZones = (): string[] => ["UTC", ...Intl.supportedValuesOf("timeZone")];

const mostClocks = 500;
const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  // Intl takes a name in any case, so somebody could fill the memory with spellings.
  if (wallClocks.size >= mostClocks) wallClocks.clear();
  wallClocks.set(timeZone, made);
  return made;
}

/** Returns the time of a clock in the zone, as `YYYY-MM-DDTHH:MM`. */
export function wallTime(instant: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    wallClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const day = 24 * 60 * 60 * 1000;

/** Gives the instant of a clock's time, the first of two. Undefined for another form, and for a time that clocks skip. */
export function instantOf(local: string, timeZone: string): Date | undefined {
  if (!form.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The zone's offset a day before and a day after covers both sides of a change of the clocks.
  const offsets = [-day, day].map((shift) => {
    const near = new Date(asUtc + shift);
    return Date.parse(`${wallTime(near, timeZone)}:00Z`) - near.getTime();
  });
  return [...new Set(offsets)]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => wallTime(instant, timeZone) === local)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}

const clock: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const moment: Intl.DateTimeFormatOptions = {
  ...{ weekday: "short", day: "numeric", month: "long", year: "numeric" },
  ...clock,
};

function writtenTime(instant: Date, timeZone: string, hasDay: boolean): string {
  const tag = latinTag();
  if (!tag) return englishTime(instant, timeZone, hasDay);
  const parts = { ...(hasDay ? moment : clock), hour: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(tag, { timeZone, ...parts }).format(instant);
}

const latinTag = () => speech() && `${speech()?.locale}-u-nu-latn`;

export const clockTime = (instant: Date, timeZone: string): string => writtenTime(instant, timeZone, false);

function englishTime(instant: Date, timeZone: string, hasDay: boolean): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, ...moment }).formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const time = `${part.hour}:${part.minute}\u00a0${part.dayPeriod}`;
  return hasDay ? `${part.weekday}, ${part.month} ${part.day}, ${part.year} at ${time}` : time;
}

/** Writes `Tue, March 31, 2026 at 2:30 PM (GMT+2, Europe/Berlin)`, without the name of the zone for UTC. */
export function zonedTime(instant: Date, timeZone: string, hasDay = true): string {
  const text = writtenTime(instant, timeZone, hasDay);
  if (timeZone === "UTC") return `${text}\u00a0(UTC)`;
  const offset = new Intl.DateTimeFormat(latinTag() ?? "en-GB", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${text}\u00a0(${offset}, ${timeZone.replaceAll("_", " ")})`;
}

/** Writes `Tue, Mar 31, 2:30 PM`, for a list of near times. */
export function shortTime(instant: Date, timeZone: string, year?: "numeric"): string {
  const tag = latinTag();
  const parts = { weekday: "short", day: "numeric", month: "short", year, ...clock } as const;
  const clocks = tag ? ({ hour: "2-digit", hourCycle: "h23" } as const) : {};
  return new Intl.DateTimeFormat(tag ?? "en-US", { timeZone, ...parts, ...clocks }).format(instant);
}

export const zonesOf = (...zones: (string | null)[]): string[] => [
  ...new Set([...zones.filter((zone) => zone !== null), "UTC"]),
];
