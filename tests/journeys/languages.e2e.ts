import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, openBrowser, openSite } from "../support/browser.ts";

const languages = browserSuite("languages");

/** A browser that prefers these languages. */
async function visitIn(locale: string, act: (page: Page, url: string) => Promise<void>): Promise<void> {
  const [site, browser] = await Promise.all([openSite(), openBrowser()]);
  const context = await browser.newContext({ baseURL: site.url, locale });
  try {
    const page = await context.newPage();
    page.on("request", (request) => {
      if (request.isNavigationRequest()) offerCodes.delete(page);
      if (request.url().includes("offer-language")) offerCodes.set(page, request.url());
    });
    await act(page, site.url);
  } finally {
    await context.close();
  }
}

const offer = "Leer esta página en español";

/** The addresses of the code that offers a language, by the pages that asked for it. */
const offerCodes = new WeakMap<Page, string>();

async function isOffered(page: Page): Promise<boolean> {
  await page.waitForLoadState();
  const code = offerCodes.get(page);
  // A second import of a module ends after the module has run.
  if (code) await page.evaluate((url) => import(url), code);
  return (await page.getByText(offer).count()) > 0;
}

languages("offer the first page in the browser's language, with its filters, and shift nothing", async () =>
  visitIn("es-MX", async (page, url) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/jobs?sector=mining");
    const link = page.getByRole("link", { name: offer });
    await link.waitFor();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    assert.ok(shifts.reduce((sum, value) => sum + value, 0) < 0.001, `${shifts}`);
    await link.click();
    await page.waitForURL(`${url}/es/jobs?sector=mining`);
    assert.is(await page.locator("html").getAttribute("lang"), "es");
    assert.is(await isOffered(page), false);
  }),
);

languages("are offered once in a visit, and never again to somebody who said no", async () =>
  visitIn("es-MX", async (page) => {
    await page.goto("/");
    assert.is(await isOffered(page), true);
    await page.getByRole("link", { name: "Browse Jobs" }).first().click();
    await page.waitForURL("**/jobs");
    assert.is(await isOffered(page), false, "the second page of the visit");
    await page.goto("/");
    await page.getByRole("button", { name: "No, gracias" }).click();
    assert.is(await isOffered(page), false);
    await page.goto("/news");
    assert.is(await isOffered(page), false);
  }),
);

languages("are offered beside the page, which it never covers to its end", async () =>
  visitIn("es", async (page) => {
    await page.goto("/");
    const line = page.locator("aside", { hasText: offer });
    assert.ok(((await line.boundingBox())?.y ?? 0) > 0);
    await page.keyboard.press("End");
    await page.waitForFunction(
      () => scrollY > 0 && Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 2,
    );
    const [foot, offered] = [await page.locator(".site-foot").boundingBox(), await line.boundingBox()];
    assert.ok(foot && offered && foot.y + foot.height <= offered.y + 1);
  }),
);

languages("are not offered to a browser that prefers the page's one", async () =>
  visitIn("en-GB", async (page) => {
    await page.goto("/");
    assert.is(await isOffered(page), false);
    await page.goto("/es");
    assert.is(await page.getByText("Read this page in English").count(), 1);
  }),
);

languages("are offered, and a list can be left, where the browser forbids storage", async () =>
  visitIn("es", async (page) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await page.goto("/jobs");
    assert.is(await isOffered(page), true);
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await page.getByRole("button", { name: "No, gracias" }).click();
    assert.is(await page.getByText(offer).count(), 0);
    await page.goto("/");
    assert.is(await isOffered(page), true, "the browser cannot remember the answer");
    assert.equal(errors, []);
  }),
);

languages.run();
