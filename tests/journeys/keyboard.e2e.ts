import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { personalFields } from "../../src/shared/applying/application-fields.ts";
import { tabTo } from "../pages/focus.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { sitePassword } from "../support/built-site.ts";
import { button, main, stepHeading } from "../support/candidate.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";

const keyboard = browserSuite("the keyboard alone");

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(field(page, label));
  await page.keyboard.type(text);
}

/** Gives the keys of a typed date: the browser moves from part to part by itself. */
function monthFirst(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}${date}${year}`;
}

keyboard(
  "opens the menu of a phone, closes it, and goes where a link of it leads",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(linkTo(routes.home));
    const header = page.getByRole("banner");
    const menu = header.getByText("Menu", { exact: true });
    const partners = header.getByRole("link", { name: "Partners" });
    await tabTo(menu);
    assert.not(await partners.isVisible());
    await page.keyboard.press("Enter");
    await partners.waitFor();
    await page.keyboard.press("Space");
    await partners.waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await tabTo(partners);
    await tabTo(menu, "Shift+Tab");
    await tabTo(partners);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${linkTo(routes.partners)}`);
  }),
);

keyboard(
  "filters vacancies and opens one of them",
  visit({}, async ({ page }) => {
    await page.goto(linkTo(routes.jobs));
    await tabTo(page.getByPlaceholder("Search jobs or companies..."));
    await page.keyboard.type("engineer");
    await page.waitForURL("**/jobs?search=engineer");
    await tabTo(main(page).getByText("Filters", { exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(main(page).getByRole("combobox", { name: "Sector", exact: true }));
    await page.keyboard.press("ArrowDown");
    await page.waitForURL(/sector=/);
    await page.locator("#results:not([aria-busy])").waitFor();
    await tabTo(main(page).getByRole("link", { name: /^Remove filter: / }));
    await page.keyboard.press("Enter");
    await page.waitForURL((address) => !address.searchParams.has("sector"));
    await page.locator("#results:not([aria-busy])").waitFor();
    await tabTo(page.locator("#results .rows a").first());
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
    await main(page).getByRole("heading", { level: 1 }).waitFor();
  }),
);

keyboard(
  "answers the first step of an application, after being led to what was missing",
  visit({}, async ({ page }) => {
    await page.goto(linkTo(routes.apply));
    await tabTo(field(page, "Full Name"));
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    await tabTo(button(page, "Save and continue"));
    await page.keyboard.press("Enter");
    const summary = main(page).getByRole("alert");
    await summary.waitFor();
    assert.ok(await summary.evaluate((element) => element === document.activeElement));
    await tabTo(summary.getByRole("link").first());
    await page.keyboard.press("Enter");
    assert.ok(await field(page, "Full Name").evaluate((element) => element === document.activeElement));
    for (const [name, { label, control }] of Object.entries(personalFields)) {
      if (control === "radios") continue;
      const text = anApplication[name as keyof typeof personalFields];
      if (name !== "fullName") await tabTo(field(page, label));
      await page.keyboard.type(control === "date" ? monthFirst(text) : text);
      assert.is(await field(page, label).inputValue(), text);
      if (name !== "dateOfBirth") continue;
      await tabTo(field(page, "Male"));
      await page.keyboard.press("ArrowDown");
      assert.ok(await field(page, "Female").isChecked());
    }
    await tabTo(button(page, "Save and continue"));
    await page.keyboard.press("Space");
    await stepHeading(page, "Professional Details").waitFor();
  }),
);

keyboard(
  "opens the form for a review, rates with the arrows, and closes it again",
  visit({}, async ({ page }) => {
    await page.goto(linkTo(routes.reviews));
    const toggle = main(page).getByRole("button", { name: "Share Your Experience" });
    await tabTo(toggle);
    await page.keyboard.press("Enter");
    await type(page, "Name", "Maria");
    await tabTo(main(page).getByRole("radio", { name: "5" }));
    await page.keyboard.press("ArrowLeft");
    assert.ok(await main(page).getByRole("radio", { name: "4" }).isChecked());
    await tabTo(main(page).getByRole("button", { name: "Close Form" }), "Shift+Tab");
    await page.keyboard.press("Space");
    await field(page, "Name").waitFor({ state: "hidden" });
  }),
);

keyboard(
  "logs the administrator in and opens an application",
  visit({}, async ({ page, site }) => {
    const fullName = unique("Ada");
    const applied = await page.request.post(`${site.url}/api/applications`, {
      data: { ...anApplication, fullName },
    });
    assert.is(applied.status(), 201);
    await page.goto(linkTo(routes.adminLogin));
    await type(page, "Password", sitePassword);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${linkTo(routes.adminApplications)}`);
    const row = main(page).locator("summary").filter({ hasText: fullName });
    await tabTo(row);
    await page.keyboard.press("Enter");
    await main(page).getByRole("heading", { name: "Payment Information" }).waitFor();
    await tabTo(main(page).getByRole("link", { name: /Resume/ }));
    await tabTo(row, "Shift+Tab");
    await page.keyboard.press("Space");
    await main(page).getByRole("heading", { name: "Payment Information" }).waitFor({ state: "hidden" });
  }),
);

keyboard.run();
