import type { Page } from "playwright";
import { urls } from "../src/shared/urls.ts";
import { logIn } from "./admin-states.ts";
import { button, main } from "./candidate.ts";
import { unique } from "./fixtures.ts";

/** Asks for an alert of a filtered list, without script too; gives the address. */
export async function askForAlert(page: Page): Promise<string> {
  const email = `${unique("maria").replaceAll(" ", ".")}@example.com`;
  await page.goto(urls.jobs({ sector: "shipping" }));
  await main(page).getByLabel("E-mail address").fill(email);
  await main(page).getByLabel("How often").selectOption({ label: "Weekly" });
  await button(page, "E-mail me").click();
  await main(page).getByText("One more step").waitFor();
  return email;
}

/** Opens the link of the mail whose address begins so. */
export async function openMailed(page: Page, email: string, path: string): Promise<void> {
  await page.goto(urls.devMail());
  const mail = main(page).locator("section", { hasText: email }).first();
  await mail.locator(`a[href*="${path}"]`).click();
}

async function confirmAlert(page: Page): Promise<string> {
  const email = await askForAlert(page);
  await openMailed(page, email, "/alerts/confirm");
  await button(page, "Confirm").click();
  await main(page).getByText("Your job alert is on").waitFor();
  return email;
}

async function sendReport(page: Page, jobId: string): Promise<void> {
  await page.goto(urls.reportVacancy(jobId));
  await main(page).getByLabel("What happened?").fill("He asked for 300 dollars.\nBy gift card.");
  await button(page, "Send the report").click();
  await main(page).getByText("We have your report").waitFor();
}

export const trustStates = [
  { name: "alert-confirmed", reach: async (page: Page) => void (await confirmAlert(page)) },
  {
    name: "alert-change",
    reach: async (page: Page) => {
      await confirmAlert(page);
      await page.goto(page.url().replace("/confirm", "/change"));
      await button(page, "Save changes").waitFor();
    },
  },
  {
    name: "report-vacancy-problem",
    expected: /status of 400/,
    reach: async (page: Page, { openJobId }: { openJobId: string }) => {
      await page.goto(urls.reportVacancy(openJobId));
      await button(page, "Send the report").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "admin-reports",
    reach: async (page: Page, { openJobId }: { openJobId: string }) => {
      await sendReport(page, openJobId);
      await logIn(page);
      await page.goto(urls.adminReports());
    },
  },
  {
    name: "admin-employers",
    reach: async (page: Page) => {
      await logIn(page);
      await page.goto(urls.adminEmployers());
    },
  },
];
