import type { SearchDays, SearchWindow } from "../../../db/jobs/search/search-plan.ts";
import type { SearchState } from "../../../db/jobs/search/search-state.ts";
import type { JobSort } from "../../../shared/jobs/job-filter.ts";
import { anyOf, lexeme } from "./ts-query.ts";

const fewJobs = 20_000;
const highestPay = 100;
const manyEarnLess = 48;
const closingDays = 512;
const closingYears = 20;

export const daysOf = ({ newestDay, oldestDay, jobs }: SearchState): SearchDays => ({
  newest: newestDay,
  oldest: oldestDay,
  jobs,
});

/**
 * The search asks for one window after the other until its page is full. Returns undefined for lists by days, whose parts
 * SQL chooses.
 */
export function windowsOf(sort: JobSort, state: SearchState, from?: number): SearchWindow[] | undefined {
  if (sort !== "pay" && sort !== "closing") return undefined;
  if (state.jobs < fewJobs) return [{}];
  if (sort === "pay") return payWindows(from === undefined ? highestPay : Math.floor(-from / 250));
  return closingWindows(Math.max(state.today, from ?? state.today));
}

/** Each window covers 500 USD where many jobs pay alike, and 1,000 USD above. */
function payWindows(highest: number): SearchWindow[] {
  const windows: SearchWindow[] = [];
  for (let top = Math.min(highestPay, highest); top >= 0; ) {
    const steps = top > manyEarnLess ? 4 : 2;
    windows.push({ marks: marks("v:", Math.max(0, top - steps + 1), top) });
    top -= steps;
  }
  return windows;
}

/** Each window has twice as many days as the one before. Years follow. */
function closingWindows(first: number): SearchWindow[] {
  const windows: SearchWindow[] = [];
  let day = first;
  for (let days = 1; days < closingDays; day += days, days *= 2)
    windows.push({ marks: marks("e:", day, day + days - 1) });
  const year = Math.floor(day / 365);
  return [...windows, { marks: marks("y:", year, year + closingYears), from: day }];
}

const marks = (prefix: string, from: number, until: number) =>
  anyOf(...Array.from({ length: until - from + 1 }, (_, index) => lexeme(`${prefix}${until - index}`)))!;
