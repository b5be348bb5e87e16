import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import {
  acceptTerms,
  button,
  cards,
  confirmedReference,
  main,
  payWith,
  resumeAt,
  wake,
} from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { postJob } from "./account-states.ts";
import { logIn } from "./admin-states.ts";

/** Asks for an alert of a filtered list, without script too; gives the address. */
export async function askForAlert(page: Page): Promise<string> {
  const email = `${unique("maria").replaceAll(" ", ".")}@example.com`;
  await page.goto(linkTo(routes.jobs, { sector: "shipping" }));
  await main(page).getByLabel("Email address").fill(email);
  await main(page).getByLabel("How often").selectOption({ label: "Weekly" });
  await button(page, "Email me").click();
  await main(page).getByText("Check the outbox").waitFor();
  return email;
}

/** Opens the link of the mail whose address begins so. */
export async function openMailed(page: Page, email: string, path: string): Promise<void> {
  await page.goto(linkTo(routes.devMail));
  const mail = main(page).locator("section", { hasText: email }).first();
  await mail.locator(`a[href*="${path}"]`).click();
}

async function confirmAlert(page: Page): Promise<string> {
  const email = await askForAlert(page);
  await openMailed(page, email, "/alerts/confirm");
  await button(page, "Confirm the alert").click();
  await main(page).getByText("Your job alert is on").waitFor();
  return email;
}

async function sendReport(page: Page, jobId: string): Promise<void> {
  await page.goto(linkTo(routes.reportJob, { id: jobId }));
  await main(page).getByLabel("What is wrong?").selectOption({ label: "Someone asked me for money" });
  await main(page).getByLabel("What happened?").fill("He asked for 300 dollars.\nBy gift card.");
  await button(page, "Send the report").click();
  await main(page).getByText("We have your report").waitFor();
}

/** The employer who is signed in enters the code of the newest email. */
async function confirmMailbox(page: Page): Promise<void> {
  const { email } = (await (await page.request.get("/api/auth/user")).json()) as { email: string };
  await page.request.post("/api/auth/confirm-email/again");
  await page.goto(linkTo(routes.devMail));
  const mail = main(page).locator("section", { hasText: email }).first();
  const code = /^\d{8}$/m.exec(await mail.innerText())?.[0];
  await page.request.post("/api/auth/confirm-email", { data: { code } });
}

/** A vacancy of an employer whom the administrator checked. */
async function postVerified(page: Page): Promise<Job> {
  const job = await postJob(page, { company: unique("Harbour Works") });
  await confirmMailbox(page);
  await logIn(page);
  await page.goto(linkTo(routes.adminEmployers, { list: "companies" }));
  const employer = main(page).getByRole("listitem").filter({ hasText: job.company });
  await employer.locator("summary").first().click();
  await employer.getByLabel("What was checked").fill("the company register, and a call to its number");
  await employer.getByRole("button", { name: /^Mark as checked:/ }).click();
  await employer.locator(".row-state").getByText("Checked").waitFor();
  return job;
}

/** Applies for a vacancy; what the administrator then takes down. Gives the application's own page. */
async function takeDownApplied(page: Page): Promise<string> {
  const { id, title } = await postJob(page);
  await resumeAt(page, 4, { ...anApplicant(), email: "maria@example.com" });
  await page.goto(linkTo(routes.apply, { job: id, step: 4 }));
  await wake(page);
  await acceptTerms(page);
  await payWith(page, cards.good);
  await confirmedReference(page);
  const own = await main(page).locator('a[href*="/application/"]').getAttribute("href");
  await sendReport(page, id);
  await logIn(page);
  await page.goto(linkTo(routes.adminReports));
  const report = main(page).getByRole("listitem").filter({ hasText: title });
  await report.locator("summary").first().click();
  await report.getByText("Take the job down", { exact: true }).first().click();
  await report.getByLabel("The reason, for its employer").fill("The register knows no such company.");
  await report.getByRole("button", { name: /^Take the job down:/ }).click();
  await report.getByText("Job taken down").first().waitFor();
  return own ?? "";
}

export const trustStates = [
  {
    name: "job-verified",
    reach: async (page: Page) => {
      const { id } = await postVerified(page);
      await page.context().clearCookies();
      await page.goto(linkTo(routes.job, { id }));
    },
  },
  {
    name: "apply-verified",
    reach: async (page: Page) => {
      const { id } = await postVerified(page);
      await page.context().clearCookies();
      await page.goto(linkTo(routes.apply, { job: id }));
    },
  },
  {
    name: "jobs-verified",
    reach: async (page: Page) => {
      const { title } = await postVerified(page);
      await page.goto(linkTo(routes.jobs, { search: title }));
      await main(page).getByText("We checked this employer on").waitFor();
    },
  },
  {
    name: "admin-reports-answered",
    reach: async (page: Page) => void (await takeDownApplied(page)),
  },
  {
    name: "own-application-taken-down",
    reach: async (page: Page) => {
      await page.goto(await takeDownApplied(page));
      await main(page).getByText("This job was taken down").waitFor();
    },
  },
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
    name: "alert-stop",
    reach: async (page: Page) => {
      await confirmAlert(page);
      await page.goto(page.url().replace("/confirm", "/unsubscribe"));
      await button(page, "Stop this alert").waitFor();
    },
  },
  {
    name: "report-vacancy-problem",
    expected: /status of 400/,
    reach: async (page: Page, { openJobId }: { openJobId: string }) => {
      await page.goto(linkTo(routes.reportJob, { id: openJobId }));
      await button(page, "Send the report").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "admin-reports",
    reach: async (page: Page, { openJobId }: { openJobId: string }) => {
      await sendReport(page, openJobId);
      await logIn(page);
      await page.goto(linkTo(routes.adminReports));
      await main(page).locator(".row-summary").first().click();
    },
  },
  {
    name: "admin-employers",
    reach: async (page: Page) => {
      await postJob(page);
      await logIn(page);
      await page.goto(linkTo(routes.adminEmployers, { list: "companies" }));
      await main(page).locator(".row-summary").first().click();
    },
  },
  {
    name: "admin-countries",
    reach: async (page: Page) => {
      const { id } = await postJob(page);
      await page.request.patch(`/api/jobs/${id}`, { data: { country: unique("Atlantis") } });
      await logIn(page);
      await page.goto(linkTo(routes.adminCountries));
    },
  },
];
