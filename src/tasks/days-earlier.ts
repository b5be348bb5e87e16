const dayMs = 24 * 60 * 60 * 1000;

export const daysEarlier = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
