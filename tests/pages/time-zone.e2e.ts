import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { interviewStates } from "../states/interview-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";
import { until } from "../support/until.ts";

const zones = browserSuite("lists of time zones");

/** A browser that names UTC keeps the server's choice. */
async function nameZone(page: Page, timezoneId: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTimezoneOverride", { timezoneId });
}

/** Waits until the script for such lists has run. */
async function improved(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => /improve-fields/.test(name))?.name,
  );
  await page.evaluate(`import("${await address.jsonValue()}").then(() => {})`);
}

const reach = (name: string) => interviewStates.find((state) => state.name === name)!.reach;

for (const { name, label } of [
  { name: "interviews-empty", label: "Time zone of these times" },
  { name: "own-interview-offered", label: "Your time zone" },
])
  zones(
    `begin with the browser's zone: ${name}`,
    visit({}, async ({ page, site }) => {
      await nameZone(page, "Asia/Manila");
      await reach(name)(page, site);
      const own = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      const list = main(page).getByLabel(label);
      await until("the zone is chosen", async () => (await list.inputValue()) === own, 10_000);
      assert.is(own, "Asia/Manila");
    }),
  );

zones(
  "keep the zone that somebody named",
  visit({}, async ({ page, site }) => {
    await nameZone(page, "Europe/Oslo");
    await reach("own-interview-chosen")(page, site);
    await improved(page);
    const list = page.locator("select[name=timeZone]").first();
    assert.is(await list.inputValue(), "Asia/Manila");
  }),
);

zones.run();
