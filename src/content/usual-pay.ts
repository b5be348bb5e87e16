import type { ExperienceLevel } from "../shared/jobs/experience-levels.ts";
import type { Sector } from "../shared/jobs/sectors.ts";

/**
 * The highest pay that is usual in a trade at a level, USD a month: the highest of the sample jobs, rounded up.
 */
const highest: Record<Sector, Record<ExperienceLevel, number>> = {
  shipping: { labor: 3_500, mid: 6_500, professional: 14_000 },
  it: { labor: 3_500, mid: 8_000, professional: 13_000 },
  mining: { labor: 4_000, mid: 7_500, professional: 15_000 },
  "luxury-cruise": { labor: 2_500, mid: 5_000, professional: 10_500 },
  "offshore-rigs": { labor: 6_500, mid: 11_000, professional: 18_000 },
};

export const highestUsualPay = (sector: Sector, level: ExperienceLevel): number => highest[sector][level];
