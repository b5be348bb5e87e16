import type { BrowserContext, BrowserContextOptions, Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, launchKeepingPages, openSite } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";
import { until } from "../support/until.ts";

async function visit(act: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const [site, browser] = await Promise.all([openSite(), launchKeepingPages()]);
  try {
    const context: BrowserContext = await browser.newContext({ baseURL: site.url, ...options });
    await act(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Gives the addresses that the browser fetches ahead, with their states: a `Ready` one can be used. */
async function fetchedAhead(page: Page): Promise<Map<string, string>> {
  const fetched = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    fetched.set(new URL(prefetchUrl).pathname, status);
  });
  return fetched;
}

const firstJob = (page: Page) => page.locator("#results h2 a").first();

const flight = browserSuite("the way from page to page");

flight("fetches a vacancy when its link is pointed at, and shows it from there", () =>
  visit(async (page) => {
    const fetched = await fetchedAhead(page);
    await page.goto(linkTo(routes.jobs));
    const path = (await firstJob(page).getAttribute("href"))!;
    await page.waitForLoadState("networkidle");
    await firstJob(page).hover();
    await until(`${path} is fetched ahead`, () => fetched.get(path) === "Ready");
    await firstJob(page).click();
    await page.waitForURL(`**${path}`);
    const how = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
    );
    assert.is(how, "navigational-prefetch");
  }),
);

for (const [saves, headers] of [
  [false, {}],
  [true, { "Save-Data": "on" }],
] as const)
  flight(
    `${saves ? "has no rules to fetch ahead by" : "fetches it"} for a visitor who ${saves ? "saves" : "does not save"} data`,
    () =>
      visit(
        async (page) => {
          const fetched = await fetchedAhead(page);
          const rules = page.waitForResponse("**/speculation-rules.json");
          await page.goto(linkTo(routes.jobs));
          const path = (await firstJob(page).getAttribute("href"))!;
          assert.equal(Object.keys(await (await rules).json()), saves ? [] : ["prefetch"]);
          await page.waitForLoadState("networkidle");
          await firstJob(page).hover();
          if (!saves) await until(`${path} is fetched ahead`, () => fetched.has(path));
          assert.equal([...fetched.keys()], saves ? [] : [path]);
        },
        { extraHTTPHeaders: headers },
      ),
  );

flight("comes back to a page as it was left", () =>
  visit(async (page) => {
    await page.goto(linkTo(routes.jobs));
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.body.dataset.restored = String(persisted);
      });
    });
    await firstJob(page).click();
    await page.waitForURL("**/jobs/*");
    // Playwright's goBack waits for a load, which a kept page has behind it.
    await page.evaluate(() => history.back());
    await page.waitForSelector("body[data-restored=true]");
  }),
);

for (const [reducedMotion, width, fades] of [
  ["no-preference", 1280, true],
  ["no-preference", 360, false],
  ["reduce", 1280, false],
] as const)
  flight(
    `${fades ? "fades" : "does not fade"} into the next page at ${width} px, motion: ${reducedMotion}`,
    () =>
      visit(
        async (page) => {
          await page.addInitScript(() => {
            addEventListener("pagereveal", (event) => {
              const { viewTransition } = event as Event & { viewTransition?: object };
              document.documentElement.dataset.faded = String(Boolean(viewTransition));
            });
          });
          await page.goto(linkTo(routes.jobs));
          await firstJob(page).click();
          await page.waitForURL("**/jobs/*");
          await page.waitForSelector(`html[data-faded=${fades}]`);
        },
        { reducedMotion, viewport: { width, height: 740 } },
      ),
  );

flight.run();
