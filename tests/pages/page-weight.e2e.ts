import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { inLocale, languages, locales } from "../../src/shared/languages.ts";
import { publicPages } from "../states/public-pages.ts";
import { browserSuite, openSite, visit } from "../support/browser.ts";
import {
  acceptTerms,
  answer,
  aResume,
  cards,
  confirmedReference,
  findJob,
  goOn,
  handIn,
  payWith,
  stepHeading,
  wake,
} from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";

const weight = browserSuite("page weight");

/** The first flight of a connection: what is in it arrives without waiting for an answer. */
const firstFlight = 14_600;

/** Brotli bytes of the page with its style sheets inside, in each language. */
const limits: Record<string, number> = {
  home: firstFlight,
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

const tighter: Record<string, number> = { "/": 13_000 };

const brotliBytes = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** A browser draws nothing before it has these. */
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

for (const locale of locales)
  weight(`keeps each page within its limit in ${languages[locale].name}`, async () => {
    const site = await openSite();
    const figures = await Promise.all(
      publicPages
        .filter(({ name }) => name in limits)
        .map(async ({ name, path }) => {
          const address = inLocale(locale, path(site));
          const response = await fetch(site.url + address);
          assert.is(response.status, 200, address);
          const limit = tighter[address] ?? limits[name]!;
          return { address, limit, bytes: brotliBytes(await response.text()) };
        }),
    );
    assert.is(figures.length, Object.keys(limits).length);
    const table = figures
      .map(({ address, limit, bytes }) => `${address}: ${bytes} of ${limit}`)
      .join("\n    ");
    assert.equal(
      figures.filter(({ bytes, limit }) => bytes > limit).map(({ address }) => address),
      [],
      `too heavy, of\n    ${table}`,
    );
  });

for (const [sheet, rule, fields, plain] of [
  ["fields", ".error-msg{", '<select|type="(checkbox|search)"', "job"],
  ["forms", ".error-summary{", '<(textarea|fieldset|progress)|type="(radio|file)"', "jobs"],
] as const)
  weight(`leaves the style sheet of ${sheet} away only where nothing is drawn by it`, async () => {
    const css = await readFile(new URL(`../../src/styles/${sheet}.css`, import.meta.url), "utf8");
    const classes = [...css.matchAll(/^\.([a-z][\w-]*)/gm)].map(([, name]) => name);
    const drawn = new RegExp(`${fields}|class="([^"]* )?(${classes.join("|")})[ "]`);
    const pages = await eachPage(({ name, html }) => ({
      name,
      without: !html.includes(rule),
      drawn: drawn.exec(html)?.[0],
    }));
    // The home page's own sheet draws its two fields.
    const without = pages.filter((page) => page.without && page.name !== "home");
    assert.ok(without.some(({ name }) => name === plain) && without.length < pages.length);
    assert.equal(
      without.filter((page) => page.drawn),
      [],
    );
  });

weight("lets nothing hold up the drawing of a page", async () => {
  const found = await eachPage(({ name, html }) =>
    blocking.filter((pattern) => pattern.test(html)).map((pattern) => `${name}: ${pattern.source}`),
  );
  assert.equal(found.flat(), []);
});

interface Line {
  /** The bytes that came over it so far, headers included. */
  bytes: number;
  /** Leaves out what comes meanwhile. */
  without(work: () => Promise<void>): Promise<void>;
}

async function watchLine(page: Page): Promise<Line> {
  const session = await page.context().newCDPSession(page);
  const line: Line = {
    bytes: 0,
    async without(work) {
      await page.waitForLoadState("networkidle");
      const { bytes } = line;
      await work();
      await page.waitForLoadState("networkidle");
      line.bytes = bytes;
    },
  };
  // The browser reports a page that it fetched ahead once more when it shows it.
  const known = new Set<string>();
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!known.has(requestId)) line.bytes += encodedDataLength;
    known.add(requestId);
  });
  session.on("Network.requestWillBeSent", ({ redirectResponse }) => {
    line.bytes += redirectResponse?.encodedDataLength ?? 0;
  });
  await session.send("Network.enable");
  return line;
}

async function goFromHomeToConfirmation(page: Page, line: Line, script: boolean): Promise<void> {
  await findJob(page);
  if (script) await wake(page);
  await answer(page, 1);
  await goOn(page);
  await stepHeading(page, "Professional Details").waitFor();
  await answer(page, 2, { ...anApplication, sector: "", desiredCountry: "", desiredPosition: "" });
  await goOn(page);
  await stepHeading(page, "Document Upload").waitFor();
  await line.without(async () => {
    await handIn(page, "Resume/CV", aResume, script);
    await handIn(page, "Passport Copy", { ...aResume, name: "passport.pdf" }, script);
  });
  await goOn(page);
  await acceptTerms(page);
  await payWith(page, cards.good);
  await confirmedReference(page);
}

for (const [how, script, limit] of [
  ["", true, 200_000],
  [" without script", false, 115_000],
] as const)
  weight(
    `takes at most ${limit} bytes from the front page to the confirmation${how}`,
    visit({ script }, async ({ page }) => {
      const line = await watchLine(page);
      await goFromHomeToConfirmation(page, line, script);
      await page.waitForLoadState("networkidle");
      console.log(`    ${line.bytes} bytes`);
      assert.ok(line.bytes > limit / 4 && line.bytes <= limit, `${line.bytes} bytes`);
    }),
  );

weight.run();
