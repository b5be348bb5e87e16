import { brotliDecompressSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FinishedPage } from "./finished-page.ts";
import { PageLru } from "./page-lru.ts";

const aPage = (bytes = 10_000) =>
  new FinishedPage("1", { "content-type": "text/html" }, new Uint8Array(bytes));

const cached = suite("cached pages");

cached("never take more bytes than they may, and drop what was not asked for longest", () => {
  const pages = new PageLru(45_000);
  for (const address of ["/a", "/b", "/c"]) pages.set(address, aPage());
  assert.ok(pages.get("/a"));
  pages.set("/d", aPage());
  assert.is(pages.get("/b"), undefined);
  assert.ok(pages.get("/a") && pages.get("/c") && pages.get("/d"));
  assert.ok(pages.bytes <= 45_000);
});

cached("weigh a page again when it has changed", async () => {
  const pages = new PageLru(100_000);
  const page = aPage();
  pages.set("/a", page);
  const before = pages.bytes;
  const { bytes } = await page.make("gzip");
  pages.set("/a", page);
  assert.is(pages.bytes, before - 10_000 + bytes.byteLength);
  assert.is(pages.size, 1);
});

cached("hold a compressed page without its text, and find that again for who needs it", async () => {
  const page = aPage();
  const { bytes: small } = await page.make("br");
  assert.is(small.buffer.byteLength, small.byteLength);
  assert.equal((await page.make("gzip")).init.headers["content-encoding"], "gzip");
  assert.is(page.ready("identity"), undefined);
  assert.equal(new Uint8Array((await page.make("identity")).bytes), new Uint8Array(10_000));
});

/** A list of half a megabyte, in which no part is like another. */
const aLongText = () => Array.from({ length: 40_000 }, (_, at) => `${at} of many,`).join("");

cached("hold a long text compressed alone, and send it whole to whoever takes it plain", async () => {
  const text = aLongText();
  const page = new FinishedPage("1", { "content-type": "application/json" }, new TextEncoder().encode(text));
  await page.pack();
  assert.ok(page.bytes < text.length / 2, `${page.bytes} bytes are cached`);
  for (const readers of [1, 2]) {
    const { body, init } = page.ready("identity")!;
    assert.is(init.headers["content-length"], String(text.length));
    assert.is(init.headers["content-encoding"], undefined);
    assert.is(await new Response(body()).text(), text, `for reader ${readers}`);
  }
  const { init, bytes } = await page.make("br");
  assert.equal(brotliDecompressSync(bytes).toString(), text);
  assert.is(init.headers["content-encoding"], "br");
});

cached("unpack a long text no faster than it is read", async () => {
  const page = new FinishedPage(
    "1",
    { "content-type": "application/json" },
    new TextEncoder().encode(aLongText()),
  );
  await page.pack();
  const reader = (page.ready("identity")!.body() as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  assert.ok(value!.byteLength <= 64 * 1024);
  await reader.cancel();
});

cached("keep nothing that is too big by itself", () => {
  const pages = new PageLru(10_000);
  pages.set("/a", aPage());
  assert.is(pages.get("/a"), undefined);
  assert.is(pages.bytes, 0);
});

cached.run();
