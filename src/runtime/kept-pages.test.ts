import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FinishedPage } from "./finished-page.ts";
import { KeptPages } from "./kept-pages.ts";

const aPage = (bytes = 10_000) =>
  new FinishedPage("1", { "content-type": "text/html" }, new Uint8Array(bytes));

const kept = suite("kept pages");

kept("never take more bytes than they may, and drop what was not asked for longest", () => {
  const pages = new KeptPages(45_000);
  for (const address of ["/a", "/b", "/c"]) pages.keep(address, aPage());
  assert.ok(pages.get("/a"));
  pages.keep("/d", aPage());
  assert.is(pages.get("/b"), undefined);
  assert.ok(pages.get("/a") && pages.get("/c") && pages.get("/d"));
  assert.ok(pages.bytes <= 45_000);
});

kept("weigh a page again when it has changed", async () => {
  const pages = new KeptPages(100_000);
  const page = aPage();
  pages.keep("/a", page);
  const before = pages.bytes;
  const { body } = await page.make("gzip");
  pages.keep("/a", page);
  assert.is(pages.bytes, before - 10_000 + body.byteLength);
  assert.is(pages.size, 1);
});

kept("hold a compressed page without its text, and find that again for who needs it", async () => {
  const page = aPage();
  const { body: small } = await page.make("br");
  assert.is(small.buffer.byteLength, small.byteLength);
  assert.equal((await page.make("gzip")).init.headers["content-encoding"], "gzip");
  assert.is(page.ready("identity"), undefined);
  assert.equal(new Uint8Array((await page.make("identity")).body), new Uint8Array(10_000));
});

kept("keep nothing that is too big by itself", () => {
  const pages = new KeptPages(10_000);
  pages.keep("/a", aPage());
  assert.is(pages.get("/a"), undefined);
  assert.is(pages.bytes, 0);
});

kept.run();
