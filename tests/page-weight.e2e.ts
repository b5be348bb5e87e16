import { brotliCompressSync, constants } from "node:zlib";
import * as assert from "uvu/assert";
import { browserSuite, openSite } from "./browser.ts";
import { publicPages } from "./public-pages.ts";

const weight = browserSuite("page weight");

/** The first flight of a connection: what is in it arrives without waiting for an answer. */
const firstFlight = 14_600;

/** Brotli bytes of the page with its style sheets inside. */
const limits: Record<string, number> = {
  home: 24_000,
  jobs: firstFlight,
  "jobs-filtered": firstFlight,
  job: firstFlight,
  "country-jobs": firstFlight,
  country: firstFlight,
  partners: 18_000,
  reviews: firstFlight,
  news: firstFlight,
  terms: firstFlight,
  privacy: firstFlight,
};

/** As the server compresses. */
const brotliBytes = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** What a browser waits for before it draws anything. */
const blocking = [
  /<link[^>]*rel="?stylesheet/i,
  /<script(?![^>]*(type="(module|application\/ld\+json)"|\sdefer|\sasync))/i,
  /@import/i,
];

async function eachPage<T>(look: (page: { name: string; html: string }) => T): Promise<T[]> {
  const site = await openSite();
  return Promise.all(
    publicPages.map(async ({ name, path }) =>
      look({ name, html: await (await fetch(site.url + path(site))).text() }),
    ),
  );
}

weight("keeps each page within its limit", async () => {
  const figures = await eachPage(({ name, html }) => ({ name, bytes: brotliBytes(html) }));
  const limited = figures.filter(({ name }) => name in limits);
  const table = limited.map(({ name, bytes }) => `${name}: ${bytes} of ${limits[name]}`).join("\n    ");
  assert.is(limited.length, Object.keys(limits).length);
  assert.equal(
    limited.filter(({ name, bytes }) => bytes > limits[name]!).map(({ name }) => name),
    [],
    `too heavy, of\n    ${table}`,
  );
});

weight("lets nothing hold up the drawing of a page", async () => {
  const found = await eachPage(({ name, html }) =>
    blocking.filter((pattern) => pattern.test(html)).map((pattern) => `${name}: ${pattern.source}`),
  );
  assert.equal(found.flat(), []);
});

weight.run();
