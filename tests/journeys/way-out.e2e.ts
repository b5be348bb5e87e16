import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  aResume,
  button,
  control,
  document as documentField,
  main,
  resumeAt,
  wake,
} from "../support/candidate.ts";

const leaving = browserSuite("the ways out of the wizard");

const name = "Ada Reyes";

async function typeName(page: Page, script: boolean): Promise<void> {
  await page.goto("/apply");
  if (script) await wake(page);
  await control(page, personalFields.fullName).fill(name);
}

const nameIsKept = async (page: Page) => {
  await page.goto("/apply");
  assert.is(await control(page, personalFields.fullName).inputValue(), name);
};

for (const script of [true, false]) {
  const how = script ? "" : " without script";

  leaving(
    `keep what was typed when the candidate looks for a job first${how}`,
    visit({ script }, async ({ page }) => {
      await typeName(page, script);
      await button(page, "Choose a job").click();
      await page.waitForURL("**/jobs");
      await nameIsKept(page);
    }),
  );

  leaving(
    `send what was just typed to the other device${how}`,
    visit({ script }, async ({ page }) => {
      await resumeAt(page, 2);
      if (script) await wake(page);
      await control(page, professionalFields.qualification).fill("6G welding");
      await button(page, "Continue on another device").click();
      await button(page, "Send me the link").waitFor();
      await page.goto("/apply?step=2");
      assert.is(await control(page, professionalFields.qualification).inputValue(), "6G welding");
    }),
  );
}

leaving(
  "keep a chosen file without script",
  visit({ script: false }, async ({ page }) => {
    await resumeAt(page, 3);
    await documentField(page, "Resume/CV").getByLabel("Choose a file").setInputFiles(aResume);
    await button(page, "Choose a job").click();
    await page.waitForURL("**/jobs");
    await page.goto("/apply?step=3");
    assert.ok(await documentField(page, "Resume/CV").getByText(aResume.name).isVisible());
  }),
);

for (const script of [true, false])
  leaving(
    `are not what Enter presses${script ? "" : " without script"}`,
    visit({ script, expected: /status of 400/ }, async ({ page }) => {
      await typeName(page, script);
      await page.keyboard.press("Enter");
      await main(page).getByRole("heading", { name: "There is a problem" }).waitFor();
    }),
  );

leaving.run();
