import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { countrySlug } from "../../src/shared/jobs/country-slug.ts";
import { inLocale, languages, locales } from "../../src/shared/languages.ts";
import { post, register } from "../journeys/employer-steps.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";

const phone = browserSuite("pages of jobs on a phone");

/** The first pages hold the newest jobs, which other tests post. */
const laterJobs = linkTo(routes.jobs, { page: 20 });

phone(
  "shows the port of a country on the map",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(linkTo(routes.country, { country: countrySlug("Norway") }));
    const map = await main(page).locator(".port-map").boundingBox();
    assert.is(map?.height, 96);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  }),
);

phone(
  "keeps each fact of a row whole, and lets no separator end a line",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(laterJobs);
    const facts = main(page).locator(".job .meta > span");
    assert.ok((await facts.count()) >= 24 * 3);
    const broken = await facts.evaluateAll(
      (spans) =>
        spans.filter((span) => {
          const text = document.createRange();
          text.selectNodeContents(span);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        }).length,
    );
    assert.is(broken, 0);
    const ending = await facts.evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span, "::after").content).filter((content) => content !== "none"),
    );
    assert.equal(ending, []);
  }),
);

phone(
  "begins every line of a row of jobs at the edge of the page",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(laterJobs);
    const starts = await main(page)
      .locator(".job > :is(h2, .face, .paid, .meta)")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    assert.equal([...new Set(starts)], [16]);
    assert.is(starts.length, 24 * 4);
  }),
);

phone(
  "shows the first job of a country after its figures and sectors, also when only most are samples",
  visit({ width: 360 }, async ({ page, site }) => {
    await register(page, site);
    await post(page, unique("Crane operator"));
    await page.goto(linkTo(routes.jobsInCountry, { country: countrySlug("Norway") }));
    const first = await main(page).locator(".job").first().boundingBox();
    assert.ok((first?.y ?? Infinity) < 540, `${first?.y} pixels`);
  }),
);

phone(
  "shows 24 jobs in 4,200 pixels",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(laterJobs);
    const rows = await main(page).locator(".rows").boundingBox();
    assert.ok((rows?.height ?? 0) < 4_200, `${rows?.height} pixels`);
  }),
);

for (const locale of locales)
  phone(
    `keeps the bar at the foot of a job 56 pixels high in ${languages[locale].name}`,
    visit({ width: 360 }, async ({ page, site }) => {
      await page.goto(inLocale(locale, linkTo(routes.job, { id: site.openJobId })));
      assert.is((await main(page).locator(".apply-bar").boundingBox())?.height, 56);
    }),
  );

for (const locale of locales)
  phone(
    `gives the button of the filters all the width that their heading leaves in ${languages[locale].name}`,
    visit({ width: 360 }, async ({ page }) => {
      await page.goto(inLocale(locale, linkTo(routes.jobs)));
      const widthOf = async (part: string) =>
        (await main(page).locator(`.search > ${part}`).boundingBox())?.width ?? 0;
      const [heading, button] = [await widthOf(".fold"), await widthOf("button")];
      assert.ok(heading < button, `${heading} and ${button} pixels`);
      assert.is(Math.round(heading + button), 360 - 2 * 16 - 12);
    }),
  );

phone(
  "keeps the name of the site in its place when the menu opens",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(linkTo(routes.news));
    const name = page.locator(".site-head .brand");
    const before = await name.boundingBox();
    await page.locator(".site-head .menu summary").click();
    assert.ok(await page.locator(".site-head .menu[open]").count());
    assert.equal(await name.boundingBox(), before);
  }),
);

phone(
  "shows one button to apply at a time at the end of a job's text, and the focused one in any case",
  visit({ width: 360 }, async ({ page, site }) => {
    await page.goto(linkTo(routes.job, { id: site.openJobId }));
    const bar = main(page).locator(".apply-bar a");
    const isOnTop = () =>
      bar.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await main(page).locator(".lines").scrollIntoViewIfNeeded();
    assert.ok(await isOnTop());
    await main(page).locator(".fee .btn").scrollIntoViewIfNeeded();
    assert.not(await isOnTop());
    await bar.focus();
    assert.ok(await isOnTop());
  }),
);

phone.run();
