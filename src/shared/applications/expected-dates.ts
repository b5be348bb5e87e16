const dayMs = 86_400_000;

/** Saturdays and Sundays do not count; a day begins at midnight UTC. */
export function businessDaysAfter(start: Date, days: number): Date {
  const day = new Date(start);
  for (let left = days; left > 0; ) {
    day.setTime(day.getTime() + dayMs);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

/** Returns the same day of the month, or the month's last day. */
export function monthsAfter(start: Date, months: number): Date {
  const day = new Date(start);
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== start.getUTCDate()) day.setUTCDate(0);
  return day;
}
