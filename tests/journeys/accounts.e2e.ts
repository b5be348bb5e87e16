import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { violationsOf } from "../pages/axe.ts";
import { anEmail, aPassword, aSignUp } from "../support/account.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";

const accounts = browserSuite("accounts");

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const fill = (page: Page, label: string, value: string) =>
  main(page).getByLabel(label, { exact: true }).fill(value);
const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByText(text)
    .waitFor();

/** Signs up by the page's own form, on the way to `next`. */
async function signUp(page: Page, base: string, next: string, email = anEmail()): Promise<string> {
  const { firstName, lastName, password } = aSignUp();
  await page.goto(base + linkTo(routes.signUp, { next }));
  await fill(page, "First name", firstName);
  await fill(page, "Last name", lastName);
  await fill(page, "Email address", email);
  await fill(page, "Password", password);
  await press(page, "Create account");
  await page.waitForURL(base + next);
  return email;
}

accounts(
  "lead a visitor without script from the page for employers to the dashboard, out and in again",
  visit({ script: false }, async ({ page, site }) => {
    const { url } = site;
    await page.goto(url + linkTo(routes.becomeEmployer));
    await main(page).getByRole("link", { name: "Register as Employer" }).click();
    const email = await signUp(page, url, linkTo(routes.becomeEmployer));
    await press(page, "Register as Employer");
    await main(page).getByText("You are now registered as an employer").waitFor();

    await page.goto(url + linkTo(routes.account));
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL(url + linkTo(routes.home));
    await page.goto(url + linkTo(routes.employerDashboard));
    await fill(page, "Email address", email);
    await fill(page, "Password", aPassword);
    await press(page, "Sign in");
    await page.waitForURL(url + linkTo(routes.employerDashboard));
  }),
);

accounts(
  "show the password until it is hidden again or sent",
  visit({ expected: /status of 40[01]/ }, async ({ page }) => {
    await page.goto(linkTo(routes.signIn));
    const field = main(page).getByLabel("Password", { exact: true });
    const show = main(page).getByRole("button", { name: "Show Password" });
    const states = async () => [await field.getAttribute("type"), await show.getAttribute("aria-pressed")];
    await field.fill("not the one");
    await show.click();
    assert.equal(await states(), ["text", "true"]);
    await show.click();
    assert.equal(await states(), ["password", "false"]);
    await show.click();
    await field.press("Enter");
    await main(page).getByRole("alert").waitFor();
    assert.equal(await states(), ["password", "false"]);
  }),
);

accounts(
  "offer nobody without script to show a password",
  visit({ script: false }, async ({ page }) => {
    await page.goto(linkTo(routes.signUp));
    await main(page).getByLabel("Password", { exact: true }).waitFor();
    assert.is(await main(page).getByRole("button").count(), 1);
  }),
);

accounts(
  "tell with a toast that somebody is an employer now, and lead to the dashboard",
  visit({}, async ({ page, site }) => {
    await signUp(page, site.url, linkTo(routes.becomeEmployer));
    // Nobody could read the toast of a page that is left at once.
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/api/auth/user", async (route) => {
      await held;
      await route.continue();
    });
    await press(page, "Register as Employer");
    await toast(page, "You are now registered as an employer");
    goOn();
    await page.waitForURL(site.url + linkTo(routes.employerDashboard, { registered: 1 }));
  }),
);

accounts(
  "tell with a toast that the registration failed, and the button stays",
  visit({ expected: /ERR_FAILED/ }, async ({ page, site }) => {
    await signUp(page, site.url, linkTo(routes.becomeEmployer));
    await page.route("**/api/auth/become-employer", (route) => route.abort());
    await press(page, "Register as Employer");
    await toast(page, "Failed to register as employer");
    await page.unroute("**/api/auth/become-employer");
    await press(page, "Register as Employer");
    await page.waitForURL(site.url + linkTo(routes.employerDashboard, { registered: 1 }));
  }),
);

accounts(
  "lead a new employer to the dashboard when the line fails after the registration",
  visit({ expected: /ERR_FAILED/ }, async ({ page, site }) => {
    await signUp(page, site.url, linkTo(routes.becomeEmployer));
    await page.route("**/api/auth/user", (route) => route.abort());
    await press(page, "Register as Employer");
    await page.waitForURL(site.url + linkTo(routes.employerDashboard, { registered: 1 }));
  }),
);

accounts(
  "lead to the sign-in when the session ended meanwhile",
  visit({ expected: /status of 40[01]/ }, async ({ page, site }) => {
    await signUp(page, site.url, linkTo(routes.becomeEmployer));
    await page.context().clearCookies();
    await press(page, "Register as Employer");
    await page.waitForURL(site.url + linkTo(routes.signIn, { next: linkTo(routes.becomeEmployer) }));
  }),
);

accounts(
  "put the reader before what is wrong, with a link to each field",
  visit({ expected: /status of 400/ }, async ({ page, site }) => {
    await page.goto(site.url + linkTo(routes.signUp));
    await press(page, "Create account");
    const summary = main(page).getByRole("alert");
    assert.is(await summary.evaluate((box) => box === document.activeElement), true);
    await summary.getByRole("link", { name: "Enter your first name" }).click();
    assert.is(await page.evaluate(() => document.activeElement?.id), "firstName");
  }),
);

for (const colorScheme of ["light", "dark"] as const)
  accounts(
    `are accessible when signed in (${colorScheme})`,
    visit({ width: 360, colorScheme, expected: /status of 40[01]/ }, async ({ page, site }) => {
      // An address this short leaves the link to the account in the header a single line.
      await signUp(page, site.url, linkTo(routes.becomeEmployer), `${colorScheme}@sea.example`);
      assert.equal(await violationsOf(page), [], "become an employer");
      await page.goto(site.url + linkTo(routes.account));
      assert.equal(await violationsOf(page), [], "account");
      await fill(page, "Current password", "not the one");
      await fill(page, "New password", "short");
      await press(page, "Change password");
      assert.equal(await violationsOf(page), [], "account, refused");
    }),
  );

accounts.run();
