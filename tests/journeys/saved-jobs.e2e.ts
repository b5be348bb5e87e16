import * as assert from "uvu/assert";
import { askForLink, saveJob } from "../states/saved-states.ts";
import { openMailed } from "../states/trust-states.ts";
import { browserSuite, openWindow, visit } from "../support/browser.ts";
import { button, main } from "../support/candidate.ts";

const journey = browserSuite("saved jobs");

for (const script of [false, true])
  journey(
    `are kept, carried to another browser and removed ${script ? "with" : "without"} script`,
    visit({ script }, async ({ page }) => {
      const title = await saveJob(page);
      const link = main(page).getByRole("link", { name: "Saved. See your list" });
      assert.ok(await link.evaluate((shown) => shown.getBoundingClientRect().top < innerHeight));
      await link.click();
      await main(page).getByText("1 saved job").waitFor();
      assert.is(await main(page).locator(".job h2").textContent(), title);

      const email = await askForLink(page);
      const other = await openWindow({ script });
      try {
        await openMailed(other.page, email, "/saved/link/");
        await button(other.page, "Add this job").click();
        await main(other.page).getByText("1 saved job,").waitFor();
        await main(other.page).getByText("m•••@example.com").waitFor();
        await button(other.page, "Stop reminders").click();
        await main(other.page).getByText("Reminders are off.").waitFor();
        assert.equal(other.faults, []);
      } finally {
        await other.close();
      }

      await main(page)
        .getByRole("button", { name: `Remove: ${title}` })
        .click();
      await main(page).getByText("You have no saved jobs in this browser.").waitFor();
    }),
  );

journey.run();
