import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { violationsOf } from "../pages/axe.ts";
import { browserSuite, visit } from "../support/browser.ts";
import type { BuiltSite } from "../support/built-site.ts";
import { main } from "../support/candidate.ts";
import { applicant, inboxAwake, openInbox } from "./employer-steps.ts";

const inbox = browserSuite("the employer's inbox");

/** The newest is first in the list. */
const names = ["Cem", "Ben", "Ada"];

async function openNames(page: Page, site: BuiltSite, candidates = names): Promise<void> {
  await openInbox(page, site, candidates);
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches)) await inboxAwake(page);
}

const shown = (page: Page) => main(page).locator("details[open] > summary strong").allTextContents();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector("strong")?.textContent);

inbox(
  "goes down and up by j and k while a row has the focus, and shows what Enter opened",
  visit({ width: 1280, height: 800 }, async ({ page, site }) => {
    await openNames(page, site);
    await page.keyboard.press("j");
    assert.equal(await shown(page), []);
    await applicant(page, "Cem").focus();
    await page.keyboard.press("j");
    assert.is(await focused(page), "Ben");
    assert.equal(await shown(page), [], "nothing opens before Enter");
    await page.keyboard.press("Enter");
    assert.equal(await shown(page), ["Ben"]);
    await page.keyboard.press("j");
    assert.is(await focused(page), "Ada");
    assert.equal(await shown(page), ["Ada"]);
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    assert.is(await focused(page), "Ben");
    const list = await applicant(page, "Cem").boundingBox();
    const pane = await main(page).locator("details[open] .applicant-body").boundingBox();
    assert.ok(list && pane && pane.x > list.x + list.width, "the pane is beside the list");
    assert.equal(await violationsOf(page), []);
  }),
);

inbox(
  "shows the only application below its row, and its facts before the form for a message",
  visit({ width: 1280, height: 800 }, async ({ page, site }) => {
    await openNames(page, site, ["Ada"]);
    assert.equal(await shown(page), ["Ada"]);
    const list = await applicant(page, "Ada").boundingBox();
    const pane = await main(page).locator("details[open] .applicant-body").boundingBox();
    assert.ok(list && pane && pane.y >= list.y + list.height, "the application is below its row");
    assert.is(pane.x, list.x);
    const field = main(page).getByLabel("Your message");
    assert.not.ok(await field.isVisible());
    await main(page).getByText("Write a message").click();
    const facts = await main(page).getByText("Personal details").boundingBox();
    const box = await field.boundingBox();
    assert.ok(facts && box && facts.y < box.y);
    assert.equal(await violationsOf(page), []);
  }),
);

for (const width of [360, 1280])
  inbox(
    `takes a quick answer in place and keeps the row open (${width} px)`,
    visit({ width, height: 800 }, async ({ page, site }) => {
      await openNames(page, site);
      await applicant(page, "Ben").click();
      await main(page).getByRole("button", { name: "Maybe", exact: true }).click();
      await page.locator("#toasts").getByText("Status Updated").waitFor();
      await applicant(page, "Ben").getByText("Under Review", { exact: true }).waitFor();
      assert.equal(await shown(page), ["Ben"]);
      assert.match(await page.evaluate(() => document.activeElement?.id ?? ""), /^maybe-/);
      await main(page).getByRole("button", { name: "Interview", exact: true }).click();
      await main(page).getByRole("link", { name: "Offer an interview" }).waitFor();
      assert.equal(await shown(page), ["Ben"]);
      assert.equal(await violationsOf(page), []);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.is(sideways, 0);
    }),
  );

inbox(
  "shows an opened application alone on a phone, and goes back to its row in the list",
  visit({ width: 360, height: 740 }, async ({ page, site }) => {
    await openNames(page, site);
    const back = main(page).getByRole("link", { name: "3 applications", exact: true });
    assert.not.ok(await back.isVisible());
    await applicant(page, "Ben").click();
    assert.ok(await back.isVisible());
    for (const name of ["Cem", "Ada"]) assert.not.ok(await applicant(page, name).isVisible());
    assert.not.ok(await main(page).getByRole("link", { name: "Back to Dashboard" }).isVisible());
    assert.equal(await violationsOf(page), []);
    await back.click();
    assert.equal(await shown(page), []);
    assert.is(await focused(page), "Ben");
    await applicant(page, "Cem").waitFor();
  }),
);

for (const width of [360, 1280])
  inbox(
    `leads the Tab key through the verdicts and then through what is below them (${width} px)`,
    visit({ width, height: 800 }, async ({ page, site }) => {
      await openNames(page, site);
      await applicant(page, "Ben").click();
      await main(page).getByRole("button", { name: "Interview", exact: true }).focus();
      for (const next of [
        main(page).getByRole("button", { name: "Maybe", exact: true }),
        main(page).getByRole("button", { name: "No", exact: true }),
        main(page).getByRole("link", { name: "Offer interview times…" }),
        main(page).getByRole("link", { name: "Make an offer…" }),
        main(page).locator("summary:visible").getByText("Reject with a reason…"),
      ]) {
        await page.keyboard.press("Tab");
        assert.ok(await next.evaluate((element) => element === document.activeElement), String(next));
      }
    }),
  );

inbox(
  "goes back to the list without script",
  visit({ width: 360, height: 740, script: false }, async ({ page, site }) => {
    await openNames(page, site);
    await applicant(page, "Ben").click();
    await main(page).getByRole("link", { name: "3 applications", exact: true }).click();
    await applicant(page, "Cem").waitFor();
    assert.equal(await shown(page), []);
  }),
);

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  inbox(
    `shows the verdicts of the next candidate in the first view (${width} px)`,
    visit({ width, height }, async ({ page, site }) => {
      await openNames(page, site);
      await applicant(page, "Cem").click();
      await main(page).getByRole("link", { name: "Next: Ben" }).last().click();
      await page.waitForURL(/open=/);
      assert.equal(await shown(page), ["Ben"]);
      for (const target of [
        main(page).getByRole("link", { name: "Resume/CV" }),
        main(page).getByRole("button", { name: "Interview", exact: true }),
      ]) {
        const box = await target.boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
      }
      assert.equal(await violationsOf(page), []);
    }),
  );

inbox.run();
