import { type JobFilter, readJobFilter } from "../../src/shared/job-filter.ts";
import { urls } from "../../src/shared/urls.ts";
import { revealResults, showResults } from "../lib/results.ts";
import type { FilterName } from "./active-filters.ts";
import { control, fillIn, filterIn } from "./filter-controls.ts";

const typingPauseMs = 300;

const here = () => location.pathname + location.search;

/** Keeps the form, the address and the list in step; `onFilter` hears of each filter that comes to hold. */
export function openJobList(
  form: HTMLFormElement,
  initial: JobFilter,
  onFilter: (filter: JobFilter) => void,
) {
  let filter = initial;
  let address = here();
  let addressIsTyped = false;
  let typing: ReturnType<typeof setTimeout> | undefined;

  function ask(next: JobFilter, isTyped = false): void {
    clearTimeout(typing);
    const href = urls.jobs(next);
    if (href === address) return;
    // One step back undoes a whole typed word, not its last letter.
    if (isTyped && addressIsTyped) history.replaceState(next, "", href);
    else history.pushState(next, "", href);
    addressIsTyped = isTyped;
    show(next);
  }

  function show(next: JobFilter): void {
    filter = next;
    address = here();
    onFilter(next);
    void showResults(address);
  }

  function onPopState({ state }: PopStateEvent): void {
    // A jump within the page, as the skip link's, comes this way too.
    if (here() === address) return;
    clearTimeout(typing);
    addressIsTyped = false;
    const query = new URLSearchParams(location.search);
    const next = (state as JobFilter | null) ?? readJobFilter((name) => query.get(name));
    fillIn(form, next);
    show(next);
  }

  function typed(): void {
    clearTimeout(typing);
    typing = setTimeout(() => ask(filterIn(form), true), typingPauseMs);
  }

  history.replaceState(initial, "");
  addEventListener("popstate", onPopState);
  if (urls.jobs(filterIn(form)) !== urls.jobs(initial)) typed();

  return {
    typed,
    chosen: () => ask(filterIn(form)),
    submitted(): void {
      ask(filterIn(form));
      revealResults();
    },
    /** Without a name: all of them. The control takes the focus, since the link that had it goes away. */
    removed(name?: FilterName): void {
      const next = name ? { ...filter, [name]: undefined } : {};
      fillIn(form, next);
      ask(next);
      control(form, name ?? "search").focus();
    },
    close(): void {
      clearTimeout(typing);
      removeEventListener("popstate", onPopState);
    },
  };
}

export type JobList = ReturnType<typeof openJobList>;
