import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { violationsOf } from "../pages/axe.ts";
import { browserSuite, openSite, type Visit, visit } from "../support/browser.ts";
import { sitePassword } from "../support/built-site.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";

const login = browserSuite("administrator's login");
const list = browserSuite("administrator's list of applications");
const seeding = browserSuite("seeding");

const wide = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.locator("#toasts").getByText(text, { exact: true });
const hydrated = (page: Page, island: string) =>
  page.locator(`is-land[name="${island}"][hydrated]`).waitFor({ state: "attached" });

async function logIn(page: Page): Promise<void> {
  await page.goto(linkTo(routes.adminLogin));
  await hydrated(page, "AdminLogin");
  await main(page).getByLabel("Password").fill(sitePassword);
  await button(page, "Login").click();
  await page.waitForURL(`**${linkTo(routes.adminApplications)}`);
}

async function apply(fullName: string): Promise<void> {
  const { url } = await openSite();
  const response = await fetch(`${url}/api/applications`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...anApplication, fullName }),
  });
  assert.is(response.status, 201);
}

/** The page has nothing that axe finds wrong, in both colours, and does not scroll sideways on a phone. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    assert.equal(await violationsOf(page), [], colorScheme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.is(sideways, 0);
}

login(
  "enables the button only while there is something in the field",
  visit({}, async ({ page }) => {
    await page.goto(linkTo(routes.adminLogin));
    await hydrated(page, "AdminLogin");
    assert.ok(await button(page, "Login").isDisabled());
    await main(page).getByLabel("Password").fill("x");
    assert.not(await button(page, "Login").isDisabled());
    await main(page).getByLabel("Password").fill("");
    assert.ok(await button(page, "Login").isDisabled());
  }),
);

login(
  "says that it is logging in meanwhile, and shows the server's words of a refusal",
  visit({ expected: /status of 401/ }, async ({ page }) => {
    await page.goto(linkTo(routes.adminLogin));
    await hydrated(page, "AdminLogin");
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/api/admin/login", async (route) => {
      await held;
      await route.continue();
    });
    await main(page).getByLabel("Password").fill("wrong");
    await button(page, "Login").click();
    assert.ok(await button(page, "Logging in...").isDisabled());
    goOn();
    await main(page).getByRole("alert").getByText("Invalid password", { exact: true }).waitFor();
    await looksRight(page);
  }),
);

for (const [what, body, alert, isRefused] of [
  ["the server says nothing", "", "Invalid password", true],
  ["the request fails", undefined, "Invalid password. Please try again.", false],
] as const)
  login(
    `shows "${alert}" when ${what}`,
    visit({ expected: /status of 401|ERR_FAILED/ }, async ({ page }) => {
      await page.goto(linkTo(routes.adminLogin));
      await hydrated(page, "AdminLogin");
      await page.route("**/api/admin/login", (route) =>
        body === undefined ? route.abort("failed") : route.fulfill({ status: 401, body }),
      );
      await main(page).getByLabel("Password").fill("wrong");
      await main(page).getByLabel("Password").press("Enter");
      await main(page).getByRole("alert").getByText(alert, { exact: true }).waitFor();
      assert.is(await main(page).getByText(alert, { exact: true }).count(), isRefused ? 2 : 1);
      assert.is(await main(page).locator("[aria-invalid]").count(), isRefused ? 1 : 0);
    }),
  );

login(
  "welcomes the administrator and sees them off with a toast",
  visit(wide, async ({ page }) => {
    await logIn(page);
    await toast(page, "Login Successful").waitFor();
    await toast(page, "Welcome to the admin panel").waitFor();
    await button(page, "Logout").click();
    await page.waitForURL(`**${linkTo(routes.adminLogin)}`);
    await toast(page, "Logged Out").waitFor();
    await toast(page, "You have been logged out successfully").waitFor();
    await page.goBack();
    await main(page).getByRole("heading", { name: "Admin Login" }).waitFor();
  }),
);

login(
  "works without script",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/admin");
    await main(page).getByLabel("Password").fill(sitePassword);
    await button(page, "Login").click();
    await main(page).getByText("Welcome to the admin panel").waitFor();
    await button(page, "Logout").click();
    await main(page).getByText("You have been logged out successfully").waitFor();
  }),
);

const open = (page: Page) => main(page).locator("details[open] > summary strong");

async function twoApplications({ page }: Visit): Promise<[string, string]> {
  const family = unique("Family");
  const names: [string, string] = [`Ada ${family}`, `Ben ${family}`];
  for (const name of names) await apply(name);
  await logIn(page);
  await page.goto(linkTo(routes.adminApplications, { search: family }));
  await hydrated(page, "AdminApplications");
  return names;
}

list(
  "has one application open at a time, or none, by keyboard",
  visit({}, async (window) => {
    const { page } = window;
    const [ada, ben] = await twoApplications(window);
    const row = (name: string) => main(page).locator("summary").filter({ hasText: name });
    await row(ada).focus();
    await page.keyboard.press("Enter");
    await main(page).getByRole("heading", { name: "Professional Details" }).waitFor();
    assert.equal(await open(page).allTextContents(), [ada]);
    await row(ben).focus();
    await page.keyboard.press("Space");
    await main(page).locator("details[open]").filter({ hasText: ben }).waitFor();
    assert.equal(await open(page).allTextContents(), [ben]);
    await page.keyboard.press("Space");
    await main(page).locator("details[open]").waitFor({ state: "detached" });
  }),
);

list(
  "keeps the open one open through a reload",
  visit({}, async (window) => {
    const { page } = window;
    const [ada] = await twoApplications(window);
    await main(page).locator("summary").filter({ hasText: ada }).click();
    await page.waitForURL(/#application-/);
    await page.reload();
    await main(page).locator("details[open]").waitFor();
    assert.equal(await open(page).allTextContents(), [ada]);
    await looksRight(page);
  }),
);

list(
  "opens and closes without script, too",
  visit({ script: false }, async ({ page }) => {
    const name = unique("Ada");
    await apply(name);
    await page.goto(linkTo(routes.adminLogin));
    await main(page).getByLabel("Password").fill(sitePassword);
    await button(page, "Login").click();
    await main(page).locator("summary").filter({ hasText: name }).click();
    await main(page).getByRole("heading", { name: "Payment Information" }).waitFor();
  }),
);

const log = (page: Page) => main(page).getByRole("log");

async function openSeeding(page: Page): Promise<void> {
  await logIn(page);
  await main(page).getByRole("link", { name: "Seed Database" }).click();
  await hydrated(page, "SeedRun");
}

seeding(
  "shows the server's text and a notice",
  visit(wide, async ({ page }) => {
    await openSeeding(page);
    await button(page, "Seed Production Database").click();
    await main(page).getByRole("status").getByText("Seeding finished").waitFor();
    assert.match(
      (await log(page).textContent()) ?? "",
      /Mining: 30 companies, 331 jobs.*Nothing to do: all 1,155 jobs/,
    );
    await looksRight(page);
  }),
);

seeding(
  "says so on the button while it runs",
  visit(wide, async ({ page }) => {
    await openSeeding(page);
    await page.route("**/api/admin/seed-production", () => {});
    await button(page, "Seed Production Database").click();
    assert.ok(await button(page, "Seeding Database...").isDisabled());
    await main(page).getByRole("progressbar").waitFor();
  }),
);

for (const [what, answer, line] of [
  ["there is no body", { status: 204 }, "❌ Error: No response body"],
  [
    "the session is over",
    { status: 401, body: '{"message":"Please sign in first."}' },
    "❌ Error: Please sign in first.",
  ],
  ["the server says nothing readable", { status: 502, body: "Bad gateway" }, "❌ Error: 502: Bad gateway"],
] as const)
  seeding(
    `ends the log with a cross and the error when ${what}`,
    visit({ ...wide, expected: /status of (401|502)|server: 502/ }, async ({ page }) => {
      await openSeeding(page);
      await page.route("**/api/admin/seed-production", (route) => route.fulfill(answer));
      await button(page, "Seed Production Database").click();
      await main(page).getByText("Seeding did not finish").waitFor();
      assert.is(await log(page).textContent(), line);
      assert.not(await button(page, "Seed Production Database").isDisabled());
    }),
  );

login.run();
list.run();
seeding.run();
