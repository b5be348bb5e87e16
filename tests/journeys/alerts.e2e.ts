import * as assert from "uvu/assert";
import { askForAlert, openMailed } from "../states/trust-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { button, main } from "../support/candidate.ts";

const alerts = browserSuite("job alerts");

for (const script of [true, false])
  alerts(
    `go from a filtered list to the end, ${script ? "with" : "without"} script`,
    visit({ script, expected: /status of 404/ }, async ({ page }) => {
      const email = await askForAlert(page);
      await openMailed(page, email, "/alerts/confirm");
      await main(page).getByText("New jobs of this list: Shipping").waitFor();
      await button(page, "Confirm the alert").click();
      await main(page).getByText("We write at most once a week").waitFor();

      await page.goto(page.url().replace("/confirm", "/change"));
      assert.is(await main(page).getByLabel("Sector").inputValue(), "shipping");
      await main(page).getByLabel("Country").selectOption({ label: "Norway" });
      await main(page).getByLabel("How often").selectOption({ label: "Daily" });
      await button(page, "Save changes").click();
      await main(page).getByText("Your job alert is changed").waitFor();
      assert.is(await main(page).getByLabel("Country").inputValue(), "Norway");

      await openMailed(page, email, "/alerts/unsubscribe");
      await button(page, "Stop this alert").click();
      await main(page).getByText("The alert is stopped").waitFor();
      await page.goBack();
      await page.goto(page.url().replace("/unsubscribe", "/change"));
      await main(page).getByText("This link does not work any more").waitFor();
    }),
  );

for (const width of [360, 412])
  alerts(
    `have an address as wide as a screen of ${width} pixels`,
    visit({ width }, async ({ page }) => {
      await page.goto("/alerts?sector=shipping");
      const address = main(page).getByLabel("Email address");
      assert.ok((await address.boundingBox())!.width > width - 40);
    }),
  );

alerts(
  "are for the list that is shown after a filter was chosen by script",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    await main(page).getByText("Filters", { exact: true }).click();
    await main(page).getByLabel("Sector").selectOption({ label: "Mining" });
    await page.locator('#results input[name="sector"][value="mining"]').waitFor({ state: "attached" });
  }),
);

alerts.run();
