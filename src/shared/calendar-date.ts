/** `YYYY-MM-DD` of an existing day between 1900 and 2200. */
export function isCalendarDate(value: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const isPast = (day: string, now: Date): boolean => day < dayOf(now);
