/** Resolves `--MM-DD` to the first day from today on in the window that begins at `windowStart`. */
export function closingDay(day: string, today: string, windowStart = day): string {
  if (!day.startsWith("--")) return day;
  const thisYear = Number(today.slice(0, 4));
  const start = thisYear + (inYear(windowStart, thisYear) < today ? 1 : 0);
  return inYear(day, day < windowStart ? start + 1 : start);
}

const inYear = (day: string, year: number) => `${year}${day.slice(1)}`;
