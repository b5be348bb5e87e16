import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { countrySlug } from "../../src/shared/jobs/country-slug.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";
import { linkTo } from "../support/link-to.ts";

const phone = browserSuite("pages of jobs on a phone");

phone(
  "shows the port of a country on the map",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(linkTo(routes.country, { country: countrySlug("Norway") }));
    const map = await main(page).locator(".port-map").boundingBox();
    assert.is(map?.height, 96);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  }),
);

phone.run();
