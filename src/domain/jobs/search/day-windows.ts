import type { SearchState, SearchWindow } from "../../../db/jobs/search/list-matches.ts";
import type { JobSort } from "../../../shared/jobs/job-filter.ts";
import { anyOf, lexeme } from "./ts-query.ts";

/** Below it, the index is asked once for everything. */
const fewJobs = 20_000;
const blockDays = 30;
const highestPay = 100;
const paySteps = 4;
const closingDays = 512;

/**
 * Parts of all jobs in the order of the sort, from the sort key `from` on. The search asks for one after the other
 * until its page is full.
 */
export function windowsOf(sort: JobSort, state: SearchState, wanted: number, from?: number): SearchWindow[] {
  if (state.jobs < fewJobs) return [{}];
  if (sort === "pay") return payWindows(from === undefined ? highestPay : -from / 250);
  if (sort === "closing") return closingWindows(from ?? state.today);
  return newestWindows({ ...state, newestDay: from === undefined ? state.newestDay : -from }, wanted);
}

/**
 * The newest days, then blocks of thirty days, then the rest. The first window holds about twenty jobs for each
 * wanted one and the second some hundred, so that common words end early, and rare words are few in the rest.
 */
function newestWindows({ newestDay, oldestDay, jobs }: SearchState, wanted: number): SearchWindow[] {
  const perDay = jobs / Math.max(1, newestDay - oldestDay + 1);
  const lastDay = Math.max(oldestDay, newestDay - Math.ceil((20 * wanted) / perDay));
  const newestBlock = Math.floor(lastDay / blockDays) - 1;
  const oldestBlock = newestBlock - Math.ceil((320 * wanted) / perDay / blockDays);
  return [
    { marks: marks("d:", (newestBlock + 1) * blockDays, newestDay) },
    { marks: marks("m:", oldestBlock, newestBlock) },
    { from: -(oldestBlock * blockDays - 1) },
  ];
}

function payWindows(highest: number): SearchWindow[] {
  const windows: SearchWindow[] = [];
  for (let top = Math.min(highestPay, Math.ceil(highest)); top >= 0; top -= paySteps)
    windows.push({ marks: marks("v:", Math.max(0, top - paySteps + 1), top) });
  return windows;
}

/** Each window has twice as many days as the one before. */
function closingWindows(first: number): SearchWindow[] {
  const windows: SearchWindow[] = [];
  let day = first;
  for (let days = 1; days < closingDays; day += days, days *= 2)
    windows.push({ marks: marks("e:", day, day + days - 1) });
  return [...windows, { from: day }];
}

const marks = (prefix: string, from: number, until: number) =>
  anyOf(...Array.from({ length: until - from + 1 }, (_, index) => lexeme(`${prefix}${until - index}`)));
