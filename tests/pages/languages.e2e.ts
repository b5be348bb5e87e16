import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { inLocale, languages, locales } from "../../src/shared/languages.ts";
import type { Speech } from "../../src/shared/speech.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";

const inBrowser = browserSuite("the scripts of a page in another language");

const islandPages = [
  ["JobFilters", linkTo(routes.jobs, { search: "engineer" }), "jobs.filter.country.all"],
  ["ApplyWizard", linkTo(routes.apply), "apply.step.personal"],
  ["ReviewForm", linkTo(routes.reviews), "reviews.form.country.choose"],
] as const;

for (const locale of locales.filter((one) => one !== "en"))
  for (const [name, path, key] of islandPages)
    inBrowser(
      `say what the server said on ${path} in ${locale}`,
      visit({}, async ({ page }) => {
        const { spoken } = (await import(`../../src/content/${locale}/spoken.ts`)) as { spoken: Speech };
        await page.goto(inLocale(locale, path));
        assert.is(await page.locator("html").getAttribute("dir"), languages[locale].direction);
        const island = page.locator(`is-land[name=${name}]`);
        const before = await island.textContent();
        assert.ok(before?.includes(spoken.words[key] ?? key), `${key} is not in ${locale}`);
        // A text that differs from the server's would be an error on the console.
        await island.locator("input:not([type=hidden]), select").first().dispatchEvent("focusin");
        await page.locator(`is-land[name=${name}][hydrated]`).waitFor({ state: "attached" });
        assert.is(await island.textContent(), before);
      }),
    );

inBrowser(
  "check a step in the language of the page",
  visit({}, async ({ page }) => {
    const { spoken } = (await import("../../src/content/es/spoken.ts")) as { spoken: Speech };
    await page.goto(inLocale("es", linkTo(routes.apply)));
    await page.locator("is-land[name=ApplyWizard] input:not([type=hidden])").first().focus();
    await page.locator("is-land[name=ApplyWizard][hydrated]").waitFor({ state: "attached" });
    await page.locator("is-land[name=ApplyWizard] form button[type=submit]").last().click();
    const summary = page.getByRole("alert");
    await summary.waitFor();
    const text = await summary.textContent();
    for (const message of ["Date of birth is required", "Name must be at least 2 characters"])
      assert.ok(text?.includes(spoken.phrases[message] ?? message), `${message}: ${text}`);
  }),
);

inBrowser.run();
