import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { mailOf } from "../states/tracking-states.ts";
import { aSignUp } from "../support/account.ts";
import { type BuiltSite, sitePassword } from "../support/built-site.ts";
import { applyAndPay, button, main } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { anApplicant } from "../support/payment-steps.ts";

/** An employer works in the browser by these steps. */

export const press = (page: Page, name: string) => button(page, name).click();
export const fill = (page: Page, label: string, value: string) =>
  main(page).getByLabel(label, { exact: true }).fill(value);
export const toast = (page: Page, text: string) => page.locator("#toasts").getByText(text).waitFor();
export const awake = (page: Page) => page.locator("is-land[hydrated]").waitFor({ state: "attached" });

const company = "Northern Quay";

/**
 * By the pages' own forms, up to the dashboard. On a site that checks employers, the account confirms its mailbox and the
 * administrator checks it, so that what it posts goes live. Gives the account's email address.
 */
export async function register(page: Page, site: BuiltSite): Promise<string> {
  const email = await signUpAsEmployer(page, site);
  if (process.env.EMPLOYER_CHECK === "before") await passCheck(page, site.url, email);
  return email;
}

/** Signs up by the pages' own forms, up to the dashboard. Gives the email address of the account. */
export async function signUpAsEmployer(page: Page, { url }: Pick<BuiltSite, "url">): Promise<string> {
  const { firstName, lastName, email, password } = aSignUp();
  await page.goto(url + linkTo(routes.signUp, { next: linkTo(routes.becomeEmployer) }));
  await fill(page, "First name", firstName);
  await fill(page, "Last name", lastName);
  await fill(page, "Email address", email);
  await fill(page, "Password", password);
  await press(page, "Create account");
  await page.waitForURL(url + linkTo(routes.becomeEmployer));
  await press(page, "Register as Employer");
  await page.waitForURL(url + linkTo(routes.employerDashboard, { registered: 1 }));
  return email;
}

async function passCheck(page: Page, url: string, email: string): Promise<void> {
  const mail = await mailOf(page, email, "mailbox code");
  const code = /^\d{8}$/m.exec(mail)?.[0];
  const confirmed = await page.request.post(`${url}/api/auth/confirm-email`, { data: { code } });
  const { id } = (await confirmed.json()) as { id: string };
  await page.request.post(`${url}/api/admin/login`, { data: { password: sitePassword } });
  const checked = await page.request.put(`${url}/api/admin/employers/${id}/mandate`, {
    data: { company, note: "the company register, and a call" },
  });
  if (!checked.ok()) throw new Error(`the check was answered with ${await checked.text()}`);
  await page.request.post(`${url}/api/admin/logout`, { data: {} });
  await page.goto(url + linkTo(routes.employerDashboard));
}

export async function describeJob(page: Page, title: string, employer = company): Promise<void> {
  await fill(page, "Job title", title);
  await fill(page, "Company", employer);
  await fill(page, "Country", "Norway");
  await main(page).getByLabel("Sector").selectOption("shipping");
  await main(page).getByLabel("Experience level").selectOption("mid");
  await fill(page, "Minimum salary", "4,200");
  await fill(page, "Maximum salary", "5,600");
  await fill(page, "Job description", "Work the ship-to-shore crane.\nShifts of eight hours.");
  await fill(page, "Requirements", "Crane licence\nTwo years of practice");
}

/** These people applied and paid. The inbox of their job is open, where the newest is first. */
export async function openInbox(page: Page, site: BuiltSite, names = ["Ben", "Ada"]): Promise<void> {
  await register(page, site);
  const jobPath = await post(page, unique("Rigger"));
  for (const fullName of names.toReversed()) {
    const email = `${unique("candidate").replaceAll(" ", ".")}@example.com`;
    await applyAndPay(page, { ...anApplicant(), email, fullName, jobId: jobPath.split("/").at(-1) });
  }
  await page.goto(jobPath.replace("/jobs/", "/employer/jobs/"));
}

export const inboxAwake = (page: Page) =>
  page.locator('is-land[name="ApplicationStatus"][hydrated]').waitFor({ state: "attached" });
export const applicant = (page: Page, name: string) =>
  main(page).locator(".applicant-head").filter({ hasText: name });

/** Posts a vacancy from the dashboard and gives its public address. */
export async function post(page: Page, title: string, employer = company): Promise<string> {
  await main(page).getByRole("link", { name: "Post New Job" }).click();
  await describeJob(page, title, employer);
  await press(page, "Post Job");
  await main(page).getByRole("link", { name: title, exact: true }).waitFor();
  const href = await main(page).getByRole("link", { name: title, exact: true }).getAttribute("href");
  return linkTo(routes.job, { id: href?.split("/").at(-1) ?? "" });
}
