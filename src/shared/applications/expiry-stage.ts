import { isCalendarDate } from "../calendar-date.ts";

/** The site emails this long before a passport or a certificate of an open application expires. */
export const expiryDays = [60, 14] as const;

const dayMs = 24 * 60 * 60 * 1000;

const daysLeft = (expiry: string, today: string) => (Date.parse(expiry) - Date.parse(today)) / dayMs;

/** Counts the `expiryDays` that have passed. 0 for an expired paper. Both days are `YYYY-MM-DD`. */
export function expiryStage(expiry: string, today: string): number {
  if (!isCalendarDate(expiry)) return 0;
  const left = daysLeft(expiry, today);
  return left < 0 ? 0 : expiryDays.filter((days) => left <= days).length;
}

export const isEnding = (expiry: string, today: string): boolean =>
  isCalendarDate(expiry) && daysLeft(expiry, today) <= expiryDays[0];
