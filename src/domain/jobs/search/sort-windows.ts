import type { SearchState, SearchWindow } from "../../../db/jobs/search/list-matches.ts";
import type { JobSort } from "../../../shared/jobs/job-filter.ts";
import { anyOf, lexeme } from "./ts-query.ts";

/** Below it, the index is asked once for everything. */
const fewJobs = 20_000;
const blockDays = 30;
const mostDays = 60;
const highestPay = 100;
const manyEarnLess = 48;
const closingDays = 512;
const closingYears = 20;

/**
 * Parts of all jobs in the order of the sort, from the sort key `from` on. The search asks for one after the other
 * until its page is full. Each part has marks, because a part without any would read every match of a common word.
 */
export function windowsOf(sort: JobSort, state: SearchState, wanted: number, from?: number): SearchWindow[] {
  if (state.jobs < fewJobs) return [{}];
  if (sort === "pay") return payWindows(from === undefined ? highestPay : Math.floor(-from / 250));
  if (sort === "closing") return closingWindows(Math.max(state.today, from ?? state.today));
  return newestWindows(
    state,
    wanted,
    Math.min(state.newestDay, from === undefined ? state.newestDay : -from),
  );
}

/**
 * The newest days, then blocks of thirty days, each window with twice as many as the one before. The first window holds
 * about twenty jobs for each wanted one, so that common words end early. The index reads no window that is much longer
 * than what the page still needs.
 */
function newestWindows(
  { newestDay, oldestDay, jobs }: SearchState,
  wanted: number,
  first: number,
): SearchWindow[] {
  if (first < oldestDay) return [];
  const perDay = jobs / (newestDay - oldestDay + 1);
  const days = Math.min(mostDays, Math.ceil((20 * wanted) / perDay));
  const last = Math.max(oldestDay, first - days + 1);
  const windows = [{ marks: marks("d:", last, first) }];
  if (last === oldestDay) return windows;
  const newestBlock = Math.floor((last - 1) / blockDays);
  windows.push({ marks: marks("d:", Math.max(oldestDay, newestBlock * blockDays), last - 1) });
  const oldestBlock = Math.floor(oldestDay / blockDays);
  for (let block = newestBlock - 1, blocks = 1; block >= oldestBlock; block -= blocks, blocks *= 2)
    windows.push({ marks: marks("m:", Math.max(oldestBlock, block - blocks + 1), block) });
  return windows;
}

/** Steps of 250 USD: two of them where many jobs pay alike, four above. */
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
