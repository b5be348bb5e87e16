import * as routes from "../../src/routes.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import {
  filterParameters,
  type JobFilter,
  parametersOf,
  readJobFilter,
} from "../../src/shared/jobs/job-filter.ts";
import type { LinkTo } from "../../src/shared/link.ts";
import { revealResults, showResults } from "../lib/results.ts";
import type { FilterName } from "./active-filters.ts";

const typingPauseMs = 300;

const here = () => location.pathname + location.search;
/** Names the step in the history. Some browsers cannot. */
const entryHere = () => globalThis.navigation?.currentEntry?.key;

/** Keeps the form, the address and the list in step. */
export function openJobList(
  linkTo: LinkTo,
  form: HTMLFormElement,
  initial: JobFilter,
  onFilter: (filter: JobFilter) => void,
) {
  let filter = initial;
  let address = here();
  /** The form and the address return to this when the connection fails. */
  let shown = { filter, address, entry: entryHere() };
  /** Somebody typed the words in the box, so a list that does not come leaves them there. */
  let wordsAreTyped = false;
  let addressIsTyped = false;
  /** The list of the address before never loaded, so the next address replaces it in the history. */
  let addressIsSpare = false;
  let typing: ReturnType<typeof setTimeout> | undefined;

  function ask(next: JobFilter, isTyped = false): void {
    clearTimeout(typing);
    const href = linkTo(routes.jobs, parametersOf(next));
    if (href === address) return;
    // One step back undoes a whole typed word, not its last letter.
    if (addressIsSpare || (isTyped && addressIsTyped)) history.replaceState(next, "", href);
    else history.pushState(next, "", href);
    addressIsTyped = isTyped;
    addressIsSpare = false;
    void show(next, () => {
      history.replaceState(filter, "", address);
      shown.entry = entryHere();
      addressIsSpare = true;
    });
  }

  /** Without a connection, the list and the form stay as they are, and `leave` takes the address back. */
  async function show(next: JobFilter, leave: () => void): Promise<void> {
    const asked = { filter: next, address: here(), entry: entryHere() };
    ({ filter, address } = asked);
    onFilter(next);
    unreachable(form).hidden = true;
    const outcome = await showResults(address);
    if (outcome === "shown") shown = asked;
    if (outcome !== "unreachable") return;
    ({ filter, address } = shown);
    leave();
    fillIn(form, wordsAreTyped ? { ...filter, search: wordsIn(form).value } : filter);
    onFilter(filter);
    unreachable(form).hidden = false;
    unreachable(form).scrollIntoView({ block: "nearest" });
  }

  function onPopState({ state }: PopStateEvent): void {
    addressIsSpare = false;
    // A jump within the page, such as the skip link's, comes this way too.
    if (here() === address) return;
    clearTimeout(typing);
    addressIsTyped = false;
    wordsAreTyped = false;
    const query = new URLSearchParams(location.search);
    const next = (state as JobFilter | null) ?? readJobFilter((name) => query.get(name));
    fillIn(form, next);
    void show(next, () => {
      if (shown.entry) navigation.traverseTo(shown.entry);
      else history.replaceState(filter, "", address);
    });
  }

  /** The form does not hold `exact`. The address keeps it until other words are typed. */
  function chosenIn(form: HTMLFormElement): JobFilter {
    const chosen = filterIn(form);
    return filter.isLiteral && chosen.search === filter.search ? { ...chosen, isLiteral: true } : chosen;
  }

  function typed(): void {
    wordsAreTyped = true;
    clearTimeout(typing);
    typing = setTimeout(() => {
      ask(chosenIn(form), true);
      void suggest(linkTo, form);
    }, typingPauseMs);
  }

  history.replaceState(initial, "");
  addEventListener("popstate", onPopState);
  if (linkTo(routes.jobs, parametersOf(chosenIn(form))) !== linkTo(routes.jobs, parametersOf(initial)))
    typed();

  return {
    typed,
    chosen: () => ask(chosenIn(form)),
    submitted(): void {
      ask(chosenIn(form));
      revealResults();
    },
    /** Removes the named condition, or all of them. The control takes the focus, since the focused link disappears. */
    removed(name?: FilterName): void {
      const next: JobFilter = name ? { ...chosenIn(form), [name]: undefined } : {};
      wordsAreTyped &&= next.search !== undefined;
      fillIn(form, next);
      ask(next);
      control(form, name ?? "search")?.focus();
    },
    focus(name: FilterName): void {
      control(form, name)?.focus();
    },
    close(): void {
      clearTimeout(typing);
      removeEventListener("popstate", onPopState);
    },
  };
}

export type JobList = ReturnType<typeof openJobList>;

type Control = HTMLInputElement | HTMLSelectElement;

/** The filters by facts may not be drawn. */
function control(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as Control | null;
}

const wordsIn = (form: HTMLFormElement) => control(form, "search") as HTMLInputElement;

const isBox = (one: Control): one is HTMLInputElement => one.type === "checkbox";
const chosenValue = (one: Control | null) => (!one || (isBox(one) && !one.checked) ? "" : one.value);

const shortest = 2;

/** Without a connection the box works as it does without script. */
async function suggest(linkTo: LinkTo, form: HTMLFormElement): Promise<void> {
  const box = wordsIn(form);
  const search = box.value;
  if (search.length < shortest) return;
  const answer = await fetch(linkTo(routes.suggestions, { search })).catch(() => undefined);
  if (answer?.ok && box.value === search) (box.list as HTMLElement).innerHTML = await answer.text();
}

function unreachable(form: HTMLFormElement) {
  return form.nextElementSibling as HTMLElement;
}

function filterIn(form: HTMLFormElement): JobFilter {
  return readJobFilter((name) => (name === "exact" ? "" : chosenValue(control(form, name))));
}

function fillIn(form: HTMLFormElement, filter: JobFilter): void {
  const level = experienceLevels.find(({ value }) => value === filter.experienceLevel);
  const values = { ...parametersOf(filter), experienceLevel: level?.browse };
  for (const name of filterParameters) {
    if (name === "exact") continue;
    const [one, value] = [control(form, name), String(values[name] ?? "")];
    if (!one) continue;
    if (isBox(one)) one.checked = value !== "";
    else one.value = value;
  }
}
