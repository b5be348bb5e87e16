import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { fieldsOfStep } from "../../islands/applying/read-answers.ts";
import { inLanguage, loadLanguage, wordsFor } from "../../src/content/words.ts";
import type { Answers } from "../../src/shared/applying/application.ts";
import type { Field } from "../../src/shared/applying/application-fields.ts";
import { documentLabel } from "../../src/shared/applying/document-fields.ts";
import { usd } from "../../src/shared/format.ts";
import { type Locale, languages } from "../../src/shared/languages.ts";
import { violationsOf } from "../pages/axe.ts";
import { aResume, button, cards, document, main } from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";

/** Somebody who reads the site in this language, and finds fields by their names and buttons by their words. */
export interface Reader {
  page: Page;
  locale: Locale;
  script: boolean;
}

export async function wordsOf(locale: Locale) {
  await loadLanguage(locale);
  return wordsFor(locale).t;
}

/** The page has the direction of its language, scrolls down only, and axe, which needs script, finds nothing. */
export async function lookAt({ page, locale, script }: Reader, name: string): Promise<void> {
  // A heading is there before the style sheets are, and a page without some of them can be too wide.
  await page.waitForLoadState("load");
  const { dir, lang, tooWide } = await page.evaluate(() => {
    const { dir, lang, scrollWidth, clientWidth } = window.document.documentElement;
    return { dir, lang, tooWide: scrollWidth - clientWidth };
  });
  const found = { dir, lang, tooWide, violations: script ? await violationsOf(page) : [] };
  const wanted = { dir: languages[locale].direction, lang: locale, tooWide: 0, violations: [] };
  assert.equal(found, wanted, `${name} in ${locale}`);
}

export const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

export const fillIn = async (page: Page, answers: Record<string, string>) => {
  for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value);
};

/** The browser prefers English, and the offer of English has a test of its own. */
export const declineOffer = (page: Page) => page.addInitScript(() => localStorage.setItem("offered", "1"));

/** From the front page through a search to the wizard. */
export async function findJob(reader: Reader): Promise<void> {
  const { page, locale } = reader;
  const t = await wordsOf(locale);
  await declineOffer(page);
  await page.goto(`/${locale}`);
  await lookAt(reader, "home");
  await field(page, "search").first().fill("welder");
  await main(page).locator("form button").first().click();
  await page.waitForURL(`**/${locale}/jobs?*`);
  await lookAt(reader, "the list");
  await main(page).locator("#results h2 a").first().click();
  await page.waitForURL(`**/${locale}/jobs/*`);
  await lookAt(reader, "the job");
  await main(page)
    .getByRole("link", { name: t("job.apply") })
    .first()
    .click();
  await page.waitForURL(`**/${locale}/apply?*`);
}

/** Answers a step, reads it once more, and goes on. */
export async function answerStep(reader: Reader, step: 1 | 2, given: Answers = anApplication): Promise<void> {
  const { page, locale } = reader;
  const t = await wordsOf(locale);
  await lookAt(reader, `step ${step}`);
  // The page folds away the answers that the job gives.
  const folded = main(page).locator("form details:not([open]) > summary", { hasText: t("apply.change") });
  if ((await folded.count()) > 0) await folded.click();
  for (const [name, { control }] of Object.entries(fieldsOfStep[step]) as [keyof Answers, Field][]) {
    const value = String(given[name] ?? "");
    if (control === "checkbox" || value === "") continue;
    if (control === "radios") await main(page).locator(`[name="${name}"][value="${value}"]`).check();
    else if (control === "select") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
  await button(page, t("apply.continue")).click();
  await main(page)
    .getByRole("heading", {
      level: 1,
      name: t(step === 1 ? "apply.step.professional" : "apply.step.documents"),
    })
    .waitFor();
}

export async function handInDocuments(reader: Reader): Promise<void> {
  const { page, locale, script } = reader;
  const t = await wordsOf(locale);
  await lookAt(reader, "step 3");
  for (const name of ["resumeUrl", "passportCopyUrl"] as const) {
    const place = document(
      page,
      inLanguage(locale, () => documentLabel(name)),
    );
    await place.getByLabel(t("apply.document.choose")).setInputFiles(aResume);
    if (!script) await place.getByRole("button", { name: t("apply.document.send") }).click();
    await place.getByText(t("apply.document.uploaded"), { exact: true }).waitFor();
  }
  await button(page, t("apply.continue")).click();
}

/** Accepts the terms, pays, and gives the reference. */
export async function pay(reader: Reader): Promise<string> {
  const { page, locale } = reader;
  const t = await wordsOf(locale);
  await main(page).getByLabel(t("apply.terms.accept")).waitFor();
  await lookAt(reader, "step 4");
  await main(page).getByLabel(t("apply.terms.accept")).check();
  await button(page, t("apply.terms.proceed")).click();
  await main(page).getByLabel(t("apply.payment.card")).waitFor();
  await lookAt(reader, "the payment");
  await main(page).getByLabel(t("apply.payment.card")).fill(cards.good);
  const fee = inLanguage(locale, () => usd(50));
  await button(page, t("apply.payment.pay", { fee })).click();
  await main(page)
    .getByRole("heading", { level: 1, name: t("success.title") })
    .waitFor();
  await lookAt(reader, "the confirmation");
  return (await main(page).locator(".reference").textContent()) ?? "";
}
