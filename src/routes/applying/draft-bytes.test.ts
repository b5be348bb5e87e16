import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { anOfferForm, anOfferScene, withdrawOffer } from "../../../tests/support/offers.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, type Overrides, testServices } from "../../../tests/support/site.ts";
import { aLink, put } from "../../../tests/support/upload-link.ts";
import { summaryOf } from "../../../tests/support/wizard.ts";

const MB = 1_000_000;

const refusal =
  "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.";

const drafts = suite("the documents of a browser's drafts");

/** Sets the limit to 20 MB instead of 100, and gives each request an address of its own. */
const twenty = (): Overrides => ({ settings: { rateLimitScale: 20 / 100 }, address: unique("address") });
const upload = async (browser: Browser, bytes: number) =>
  (await put(await aLink(browser), pdf(bytes), twenty())).status;

// Only requests in this process choose the limits' scale and their address.
if (inProcess) {
  drafts("hold 100 MB at most: what is more is refused with a sentence, and not kept", async () => {
    const { sql } = await testServices();
    const browser = new Browser(twenty());
    assert.is(await upload(browser, 9 * MB), 200);
    assert.is(await upload(browser, 9 * MB), 200);
    const link = await aLink(browser);
    const refused = await put(link, pdf(3 * MB), twenty());
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get("Retry-After")) > 0);
    assert.is(((await refused.json()) as { message: string }).message, refusal);
    const [row] = await sql<
      { storedAt: Date | null }[]
    >`select stored_at from documents where id = ${link.id}`;
    assert.is(row!.storedAt, null);
    assert.is(await upload(browser, 2 * MB), 200);
    assert.is((await browser.post("/api/objects/upload", {})).status, 429);
    assert.is(await upload(new Browser(twenty()), 9 * MB), 200);
  });

  drafts("hold no more when many come at once", async () => {
    const browser = new Browser(twenty());
    // The first request gives the browser its cookie.
    const links = [await aLink(browser), ...(await Promise.all([1, 2, 3].map(() => aLink(browser))))];
    const answers = await Promise.all(links.map((link) => put(link, pdf(8 * MB), twenty())));
    assert.equal(answers.map(({ status }) => status).sort(), [200, 200, 429, 429]);
  });

  drafts("are counted no more once their application is sent", async () => {
    const browser = new Browser(twenty());
    const link = await aLink(browser);
    assert.is((await put(link, pdf(9 * MB), twenty())).status, 200);
    assert.is(await upload(browser, 9 * MB), 200);
    assert.is(await upload(browser, 9 * MB), 429);
    await submit(browser, { ...anApplicant(), resumeUrl: `/objects/uploads/${link.id}` });
    assert.is(await upload(browser, 9 * MB), 200);
  });

  drafts("are counted no more once they belong to an offer", async () => {
    const scene = await anOfferScene();
    const browser = new Browser(twenty());
    for (const [name, value] of scene.employer.browser.cookies) browser.cookies.set(name, value);
    for (let n = 0; n < 3; n += 1) {
      const body = new FormData();
      for (const [name, value] of Object.entries(anOfferForm({ step: "make" }))) body.set(name, value);
      body.set("file", new Blob([pdf(9 * MB) as BlobPart]), "contract.pdf");
      const path = `/employer/applications/${scene.id}/offer`;
      const made = await browser.send(path, { method: "POST", body, headers: { Accept: "text/html" } });
      assert.is(made.status, 303, `offer ${n + 1}`);
      await withdrawOffer(scene);
    }
  });

  drafts("are refused beside their field in the form without script", async () => {
    const browser = new Browser(twenty());
    for (const bytes of [9 * MB, 9 * MB, 2 * MB]) assert.is(await upload(browser, bytes), 200);
    const body = new FormData();
    body.set("file", new Blob([pdf(MB)]), "cv.pdf");
    const response = await browser.send("/apply/documents/resumeUrl/upload", { method: "POST", body });
    assert.is(response.status, 429);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
    assert.ok(summaryOf(await response.text()).includes(refusal));
  });

  drafts("refuse each file of one form when they are full, and keep its links", async () => {
    const browser = new Browser(twenty());
    for (const bytes of [9 * MB, 9 * MB, 2 * MB]) assert.is(await upload(browser, bytes), 200);
    const body = new FormData();
    for (const place of ["resumeUrl", "passportCopyUrl"])
      body.set(`${place}.file`, new Blob([pdf(MB) as BlobPart]), `${place}.pdf`);
    body.set("photographUrl", "https://example.com/me.jpg");
    const response = await browser.send("/apply/documents", { method: "POST", body });
    assert.is(response.status, 429);
    const html = await response.text();
    assert.equal(summaryOf(html), [refusal, refusal]);
    assert.match(html, `<strong>https://example.com/me.jpg</strong>`);
  });

  drafts("name the file that is too much among those of one form, and keep the ones before it", async () => {
    const browser = new Browser(twenty());
    await upload(browser, 9 * MB);
    const body = new FormData();
    for (const [place, bytes] of [
      ["resumeUrl", 9 * MB],
      ["passportCopyUrl", 3 * MB],
    ] as const)
      body.set(`${place}.file`, new Blob([pdf(bytes) as BlobPart]), `${place}.pdf`);
    body.set("step", "3");
    const response = await browser.send("/apply/documents", { method: "POST", body });
    assert.is(response.status, 429);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
    const html = await response.text();
    assert.equal(summaryOf(html), [refusal]);
    assert.match(html, '<a href="#passportCopyUrl">');
    assert.match(html, "<strong>resumeUrl.pdf</strong>");
  });
}

drafts.run();
