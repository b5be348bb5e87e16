import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { aPassword } from "../support/account.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { awake, describeJob, post, press, register, toast } from "./employer-steps.ts";

const employers = browserSuite("employers who come back to a page");

employers(
  "keep what they typed through a reload, until it is posted or they cancel",
  visit({}, async ({ page, site }) => {
    await register(page, site);
    await page.goto(site.url + linkTo(routes.employerPostJob));
    const title = main(page).getByLabel("Job title");
    const restored = (value: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>("#title")?.value === wanted,
        value,
      );
    const typed = unique("Rigger");
    await title.focus();
    await awake(page);
    await describeJob(page, typed);
    await main(page).getByLabel("Language of your text").selectOption("fr");
    await page.reload();
    await restored(typed);
    assert.is(await main(page).getByLabel("Language of your text").inputValue(), "fr");
    assert.is(await main(page).getByLabel("Sector").inputValue(), "shipping");
    assert.is(await main(page).getByLabel("Minimum salary").inputValue(), "4,200");
    assert.match(await main(page).getByLabel("Job description").inputValue(), "crane.\nShifts");
    await press(page, "Post Job");
    await main(page).getByRole("link", { name: typed, exact: true }).waitFor();

    await page.goto(site.url + linkTo(routes.employerPostJob));
    await title.focus();
    await awake(page);
    assert.is(await title.inputValue(), "");
    await title.fill("Welder");
    await main(page).getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(site.url + linkTo(routes.employerDashboard));
    await page.goto(site.url + linkTo(routes.employerPostJob));
    await title.focus();
    await awake(page);
    assert.is(await title.inputValue(), "");
  }),
);

for (const script of [true, false])
  employers(
    `find what they typed after their session ended${script ? "" : ", without script"}`,
    visit({ script, expected: /status of 401/ }, async ({ page, site }) => {
      const email = await register(page, site);
      await page.goto(site.url + linkTo(routes.employerPostJob));
      const title = main(page).getByLabel("Job title");
      const typed = unique("Rigger");
      await title.focus();
      if (script) await awake(page);
      await describeJob(page, typed);
      await page.context().clearCookies();
      await press(page, "Post Job");
      await main(page).getByRole("heading", { name: "Sign in" }).waitFor();
      await main(page).getByLabel("Email address").fill(email);
      await main(page).getByLabel("Password").fill(aPassword);
      await press(page, "Sign in");
      await page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>("#title")?.value === wanted,
        typed,
      );
      await press(page, "Post Job");
      await main(page).getByRole("link", { name: typed, exact: true }).waitFor();
    }),
  );

employers(
  "meet no list of applicants by going back after they signed out",
  visit({}, async ({ page, site }) => {
    await register(page, site);
    const jobPath = await post(page, unique("Rigger"));
    await page.goto(site.url + jobPath.replace("/jobs/", "/employer/jobs/"));
    await main(page).getByText("No applications received yet").waitFor();
    await page.goto(site.url + linkTo(routes.account));
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL(site.url + linkTo(routes.home));
    await page.evaluate(() => history.go(-2));
    await main(page).getByRole("heading", { name: "Sign in" }).waitFor();
  }),
);

employers(
  "see the preview after a second press, and why the site refuses one",
  // The browser does not apply the styles of an error page that the script only reads.
  visit({ expected: /ERR_ABORTED|status of 415|Applying inline style/ }, async ({ page, site }) => {
    await register(page, site);
    await page.goto(site.url + linkTo(routes.employerPostJob));
    await main(page).getByLabel("Job title").focus();
    await awake(page);
    await describeJob(page, "Rigger");
    const address = (url: URL) => url.pathname === linkTo(routes.employerPostJob);
    let asked = 0;
    await page.route(address, async (route) => {
      asked += 1;
      // The page cancels the first request.
      if (asked > 1) await route.continue();
    });
    await press(page, "Preview");
    await press(page, "Preview");
    await page.locator("#preview").getByRole("heading", { name: "Rigger" }).waitFor();
    assert.is(await page.locator(".toast").count(), 0);
    await page.unroute(address);
    await page.route(address, (route) =>
      route.continue({ headers: { ...route.request().headers(), "content-type": "text/plain" } }),
    );
    await press(page, "Preview");
    await toast(page, "We do not take this content type here.");
  }),
);

employers(
  "see that a preview is on its way, and that it did not come",
  visit({}, async ({ page, site }) => {
    await page.clock.install();
    await register(page, site);
    await page.goto(site.url + linkTo(routes.employerPostJob));
    await main(page).getByLabel("Job title").focus();
    await awake(page);
    await describeJob(page, "Rigger");
    await page.route(
      (url) => url.pathname === linkTo(routes.employerPostJob),
      () => {},
    );
    await press(page, "Preview");
    const busy = page.locator("button[name=preview][aria-busy]");
    await busy.waitFor();
    await page.clock.runFor(20_000);
    await busy.waitFor({ state: "detached" });
    await page.clock.runFor(100);
    await toast(page, "Your browser cannot reach the site right now.");
  }),
);

employers.run();
