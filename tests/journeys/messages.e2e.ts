import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { violationsOf } from "../pages/axe.ts";
import { anAddress, mailOf } from "../states/tracking-states.ts";
import { browserSuite, openWindow, visit } from "../support/browser.ts";
import { applyAndPay, button, main, unfold } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { post, register } from "./employer-steps.ts";

const talking = browserSuite("messages");

const write = async (page: Page, text: string) => {
  await main(page).getByLabel("Your message").fill(text);
  await button(page, "Send message").click();
  await main(page).locator(".message").getByText(text).waitFor();
};
const texts = (page: Page) => main(page).locator(".message > .lines").allTextContents();

talking(
  "go to and fro between a candidate on a phone without script and an employer",
  visit({ width: 1280, height: 800 }, async ({ page: employer, site }) => {
    await register(employer, site);
    const jobPath = await post(employer, unique("Rigger"));
    const jobId = jobPath.split("/").at(-1);
    const candidate = await openWindow({ width: 360, script: false });
    const { page } = candidate;
    try {
      const email = anAddress();
      await applyAndPay(page, { ...anApplicant(), email, jobId });
      const ownPath = ownPageIn(await mailOf(page, email, "application received")) ?? "";

      await employer.goto(jobPath.replace("/jobs/", "/employer/jobs/"));
      await main(employer).getByText("Write a message").click();
      await write(employer, "When can you start?");

      await page.goto(ownPath);
      assert.equal(await texts(page), ["When can you start?"]);
      await button(page, "Mark as read").click();
      await button(page, "Mark as read").waitFor({ state: "detached" });
      await write(page, "In May. Call me on +63 917 765 4321.");

      await employer.reload();
      await main(employer).getByRole("link", { name: "1 unread message" }).waitFor();
      await main(employer).getByText("This message has a phone number").waitFor();
      await write(employer, "Thank you. Pay us a deposit of 200 USD first.");
      assert.is(await main(employer).getByText("1 unread message").count(), 0);
      assert.equal(await violationsOf(employer), []);

      await page.reload();
      await main(page).getByText("Do not pay.").waitFor();
      await main(page).getByText("Report this message").last().click();
      await main(page).getByLabel("What is wrong with it?").last().fill("It asks for money");
      await button(page, "Send report").last().click();
      await main(page).getByText("You have reported this message").waitFor();

      await unfold(page, "Withdraw");
      await main(page).getByRole("link", { name: "Withdraw this application" }).click();
      await button(page, "Withdraw my application now").click();
      await main(page).getByText("nobody can write here any more").waitFor();
      assert.is((await texts(page)).length, 3);
      assert.equal(candidate.faults, []);
    } finally {
      await candidate.close();
    }
  }),
);

talking.run();
