import type { Page } from "playwright";
import { button, main, unfold } from "../support/candidate.ts";
import type { PageState } from "./page-state.ts";
import { reachOwn } from "./tracking-states.ts";

async function reachReuse(page: Page): Promise<void> {
  await reachOwn(page);
  await unfold(page, "Apply for another job");
  await main(page).getByRole("link", { name: "Use these answers again" }).click();
  await button(page, "Copy the answers and show all jobs").waitFor();
}

/** Uses the answers for the first of the jobs that fit. */
const useFirst = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Apply with my answers: / })
    .first()
    .click();

export const reuseStates: PageState[] = [
  { name: "reuse", reach: reachReuse },
  {
    name: "reuse-refused",
    expected: /status of 400/,
    reach: async (page) => {
      await reachReuse(page);
      await button(page, "Use this address").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "reuse-draft-here",
    expected: /status of 409/,
    reach: async (page) => {
      await reachReuse(page);
      const own = page.url();
      await useFirst(page);
      await main(page).getByText("These are your answers from before").waitFor();
      await page.goto(own);
      await useFirst(page);
      await main(page)
        .getByRole("button", { name: /^Delete my unfinished application/ })
        .waitFor();
    },
  },
  {
    name: "reuse-begun",
    reach: async (page) => {
      await reachReuse(page);
      await useFirst(page);
      await main(page).getByText("These are your answers from before").waitFor();
    },
  },
];
