import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { inLocale, languages, locales } from "../../src/shared/languages.ts";
import { aSignUp } from "../support/account.ts";
import { browserSuite, openWindow, visit } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";

const link = browserSuite("the link to the account");

const header = (page: Page) => page.getByRole("banner").locator(".me");
const footer = (page: Page) => page.getByRole("contentinfo").locator(".me");

async function signUp(page: Page, isEmployer: boolean): Promise<void> {
  assert.is((await page.request.post("/api/auth/sign-up", { data: aSignUp() })).status(), 201);
  if (isEmployer) await page.request.post("/api/auth/become-employer", { data: {} });
}

/** Pages with an island and without one, which caches keep, and one that no cache keeps. */
const pages = [routes.jobs, routes.news, routes.saved] as const;

link(
  "is the way to sign in for a visitor",
  visit({ width: 1280 }, async ({ page }) => {
    for (const route of pages) {
      await page.goto(linkTo(route));
      assert.is(await header(page).textContent(), "Sign In");
    }
  }),
);

for (const [isEmployer, name, way] of [
  [true, "Dashboard", linkTo(routes.employerDashboard)],
  [false, "Account", linkTo(routes.account)],
] as const)
  link(
    `is called "${name}" on every page, moves nothing and leads there`,
    visit({ width: 1280 }, async ({ page }) => {
      await signUp(page, isEmployer);
      for (const route of pages) {
        await page.goto(linkTo(route));
        await header(page).getByText(name).waitFor();
        assert.is(await footer(page).textContent(), name);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
              }).observe({ type: "layout-shift", buffered: true });
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
            }),
        );
        assert.is(shift, 0, linkTo(route));
      }
      await header(page).click();
      await page.waitForURL(`**${way}`);
      await page.request.post("/api/auth/sign-out", { data: {} });
      await page.goto(linkTo(routes.news));
      assert.is(await header(page).textContent(), "Sign In");
    }),
  );

for (const locale of locales)
  link(`keeps its place when it gets another name in ${languages[locale].name}`, async () => {
    const placeFor = async (role: "none" | "employer" | "candidate") => {
      const { page, site, close } = await openWindow({ width: 1000, script: role !== "none" });
      try {
        await page.context().addCookies([{ name: "role", value: role, url: site.url }]);
        await page.goto(inLocale(locale, linkTo(routes.news)));
        if (role !== "none") await page.locator(".me[style]").first().waitFor();
        return await header(page).boundingBox();
      } finally {
        await close();
      }
    };
    const before = await placeFor("none");
    for (const role of ["employer", "candidate"] as const) assert.equal(await placeFor(role), before, role);
  });

link(
  "leads to the desk without script, too",
  visit({ width: 1280, script: false }, async ({ page }) => {
    await signUp(page, true);
    await page.goto(linkTo(routes.news));
    await header(page).click();
    await page.waitForURL(`**${linkTo(routes.employerDashboard)}`);
  }),
);

link.run();
