import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { askErasure } from "../states/erasure-states.ts";
import { reachOwn } from "../states/tracking-states.ts";
import { browserSuite, openWindow } from "../support/browser.ts";
import { button, main } from "../support/candidate.ts";
import { linkTo } from "../support/link-to.ts";

const secret = browserSuite("a page whose address is a secret");

/** Another website, and the referrer of each visit. Its own page asks for an icon, too. */
async function aForeignSite() {
  const referrers: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/") referrers.push(request.headers.referer);
    response.end("Elsewhere");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, referrers, close: () => server.close() };
}

/** Follows a link from this page to another website, and comes back. */
async function leave(page: Page, url: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    Object.assign(link, { href, textContent: "Elsewhere", id: "elsewhere" });
    document.querySelector("main")!.append(link);
  }, url);
  await page.locator("#elsewhere").click();
  await page.waitForURL(url);
  await page.goBack();
}

secret("posts its forms and tells another site nothing: an application's own page", async () => {
  const foreign = await aForeignSite();
  const { page, close } = await openWindow();
  try {
    await reachOwn(page);
    await leave(page, foreign.url);
    await askErasure(page);
    assert.ok(foreign.referrers.length > 0);
    assert.ok(
      foreign.referrers.every((referrer) => referrer === undefined),
      foreign.referrers.join(),
    );
  } finally {
    await close();
    foreign.close();
  }
});

secret("posts its forms and tells another site nothing: the page of a reset link", async () => {
  const foreign = await aForeignSite();
  const { page, close } = await openWindow();
  try {
    await page.goto(linkTo(routes.resetPassword, { token: "x".repeat(43) }));
    await leave(page, foreign.url);
    await main(page).getByLabel("New password").fill("wind over the harbour");
    await button(page, "Set password").click();
    await main(page).getByText("This link was used already").waitFor();
    assert.ok(foreign.referrers.length > 0);
    assert.ok(
      foreign.referrers.every((referrer) => referrer === undefined),
      foreign.referrers.join(),
    );
  } finally {
    await close();
    foreign.close();
  }
});

secret.run();
