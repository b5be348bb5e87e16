import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, launchKeepingPages, openSite } from "../support/browser.ts";
import { acceptTerms, cards, confirmedReference, payWith, resumeAt, wake } from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";

const back = browserSuite("the Back button");

async function withPage(script: boolean, act: (page: Page) => Promise<void>): Promise<void> {
  const site = await openSite();
  const browser = await launchKeepingPages();
  try {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: script });
    context.setDefaultTimeout(10_000);
    await act(await context.newPage());
  } finally {
    await browser.close();
  }
}

const shows = async (page: Page, text: string) => (await page.locator(":root").innerHTML()).includes(text);

/** A page that a form posted to is not fetched again by itself, which Playwright takes for a failure. */
const goBack = (page: Page) => page.goBack({ waitUntil: "domcontentloaded" }).catch(() => null);

for (const script of [true, false])
  back(`shows nothing of an application after paying${script ? "" : " without script"}`, () =>
    withPage(script, async (page) => {
      const { passportNumber, address } = anApplication;
      await resumeAt(page, 4);
      await page.goto(linkTo(routes.apply, { step: 1 }));
      await page.goto(linkTo(routes.apply, { step: 4 }));
      assert.ok(await shows(page, passportNumber), "step 4 shows what is to be sent");
      if (script) await wake(page);
      await acceptTerms(page);
      await payWith(page, cards.good);
      await confirmedReference(page);
      for (let n = 1; n <= 4; n++) {
        await goBack(page);
        if (script && n === 1) await page.getByRole("main").getByText("Your application was sent").waitFor();
        for (const secret of [passportNumber, address])
          assert.not(await shows(page, secret), `${page.url()}, ${n} back, shows ${secret}`);
      }
    }),
  );

back("brings a public page back as it was, without asking for it", () =>
  withPage(true, async (page) => {
    await page.goto(linkTo(routes.jobs));
    await page.evaluate(() => document.body.setAttribute("data-kept", ""));
    await page.goto(linkTo(routes.news));
    await goBack(page);
    await page.locator("body[data-kept]").waitFor();
    assert.ok(page.url().endsWith(linkTo(routes.jobs)));
  }),
);

back.run();
