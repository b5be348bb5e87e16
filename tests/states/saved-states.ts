import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { openWindow } from "../support/browser.ts";
import { button, main } from "../support/candidate.ts";
import { linkTo } from "../support/link-to.ts";
import { anAddress } from "./tracking-states.ts";
import { openMailed } from "./trust-states.ts";

/** Saves a job of the list and gives its title. The page shows the list again, at the job. */
export async function saveJob(page: Page, place = 4): Promise<string> {
  // Other states post jobs, and these would be the first of the whole list.
  await page.goto(linkTo(routes.jobs, { country: "Australia" }));
  const card = main(page).locator(".job").nth(place);
  await card.getByRole("button", { name: "Save job" }).click();
  await card.getByRole("link", { name: "Saved. See your list" }).waitFor();
  return (await card.locator("h2").textContent()) ?? "";
}

/** Asks for the link to the list, with reminders, and gives the address. */
export async function askForLink(page: Page): Promise<string> {
  const email = anAddress();
  await main(page).getByLabel("Email address").fill(email);
  await main(page).getByLabel("Email me three days before a saved job closes").check();
  await button(page, "Email me the link").click();
  await main(page).getByText("This site sends no email").waitFor();
  return email;
}

async function reachList(page: Page): Promise<void> {
  await saveJob(page, 5);
  await saveJob(page);
  await main(page).getByRole("link", { name: "Saved. See your list" }).click();
  await main(page).getByText("2 saved jobs").waitFor();
}

export const savedStates = [
  { name: "saved-at-its-card", reach: async (page: Page) => void (await saveJob(page)) },
  { name: "saved-list", reach: reachList },
  {
    name: "saved-link-problem",
    expected: /status of 400/,
    reach: async (page: Page) => {
      await reachList(page);
      await button(page, "Email me the link").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "saved-link-sent",
    reach: async (page: Page) => {
      await reachList(page);
      await askForLink(page);
    },
  },
  {
    name: "saved-link",
    reach: async (page: Page) => {
      const other = await openWindow();
      try {
        await reachList(other.page);
        const email = await askForLink(other.page);
        await openMailed(page, email, "/saved/link/");
        await button(page, "Add these 2 jobs").waitFor();
      } finally {
        await other.close();
      }
    },
  },
  {
    name: "saved-reminded",
    reach: async (page: Page) => {
      await reachList(page);
      await openMailed(page, await askForLink(page), "/saved/link/");
      await button(page, "Turn on reminders").click();
      await button(page, "Stop reminders").waitFor();
    },
  },
];
