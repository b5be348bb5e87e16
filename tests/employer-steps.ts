import type { Page } from "playwright";
import { urls } from "../src/shared/urls.ts";
import { aSignUp } from "./account.ts";
import type { BuiltSite } from "./built-site.ts";
import { button, main } from "./candidate.ts";

/** What employers do in the browser. */

export const press = (page: Page, name: string) => button(page, name).click();
export const fill = (page: Page, label: string, value: string) =>
  main(page).getByLabel(label, { exact: true }).fill(value);
export const toast = (page: Page, text: string) => page.locator("#toasts").getByText(text).waitFor();
export const awake = (page: Page) => page.locator("is-land[hydrated]").waitFor({ state: "attached" });

/** By the pages' own forms, up to the dashboard. */
export async function register(page: Page, { url }: BuiltSite): Promise<void> {
  const { firstName, lastName, email, password } = aSignUp();
  await page.goto(url + urls.signUp(urls.becomeEmployer()));
  await fill(page, "First name", firstName);
  await fill(page, "Last name", lastName);
  await fill(page, "Email address", email);
  await fill(page, "Password", password);
  await press(page, "Create account");
  await page.waitForURL(url + urls.becomeEmployer());
  await press(page, "Register as Employer");
  await page.waitForURL(url + urls.employerDashboard({ registered: 1 }));
}

export async function describeJob(page: Page, title: string): Promise<void> {
  await fill(page, "Job title", title);
  await fill(page, "Company", "Northern Quay");
  await fill(page, "Country", "Norway");
  await main(page).getByLabel("Sector").selectOption("shipping");
  await main(page).getByLabel("Experience level").selectOption("mid");
  await fill(page, "Minimum salary", "4,200");
  await fill(page, "Maximum salary", "5,600");
  await fill(page, "Job description", "Work the ship-to-shore crane.\nShifts of eight hours.");
  await fill(page, "Requirements", "Crane licence\nTwo years of practice");
}

/** Posts a vacancy from the dashboard and gives its public address. */
export async function post(page: Page, title: string): Promise<string> {
  await main(page).getByRole("link", { name: "Post New Job" }).click();
  await describeJob(page, title);
  await press(page, "Post Job");
  await main(page).getByRole("link", { name: title, exact: true }).waitFor();
  const href = await main(page).getByRole("link", { name: title, exact: true }).getAttribute("href");
  return urls.job(href?.split("/").at(-1) ?? "");
}
