const dayMs = 86_400_000;

const shownWeeks = 12;

/** The site counts at most so many applications, so that the start page of a busy site stays cheap. */
export const mostInWeeks = 20_000;

/** Returns the Mondays of the last twelve weeks, oldest first. */
export function recentWeeks(today: string): string[] {
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * dayMs;
  return Array.from({ length: shownWeeks }, (_, index) =>
    new Date(monday - (shownWeeks - 1 - index) * 7 * dayMs).toISOString().slice(0, 10),
  );
}
