import * as assert from "uvu/assert";
import { publicPages } from "../states/public-pages.ts";
import { browserSuite, openSite } from "../support/browser.ts";

const crawl = browserSuite("every page that a link leads to");

interface CrawledPage {
  path: string;
  status: number;
  policy: string | null;
  isPage: boolean;
  html: string;
}

const atOnce = 4;
/** Addresses of one list with the same parameters come from the same link, whatever the values are. */
const eachKind = 60;

/**
 * Crawls from the known pages, each address once, without anchors and other sites. Every path is read; of addresses
 * with the same path and the same parameters, the first `eachKind` are.
 */
async function crawledPages(): Promise<CrawledPage[]> {
  const site = await openSite();
  const known = new Set(publicPages.map(({ path }) => path(site)));
  const kinds = new Map<string, number>();
  const waiting = [...known];
  const pages: CrawledPage[] = [];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await read(site.url, path);
      pages.push(page);
      for (const link of linksIn(page))
        if (!known.has(link)) {
          known.add(link);
          const seen = kinds.get(kindOf(link)) ?? 0;
          kinds.set(kindOf(link), seen + 1);
          if (seen < eachKind) waiting.push(link);
        }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return pages;
}

function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, "http://site.invalid");
  return [pathname, ...searchParams.keys()].join(" ");
}

async function read(base: string, path: string): Promise<CrawledPage> {
  const response = await fetch(base + path);
  const policy = response.headers.get("Content-Security-Policy");
  const isPage = (response.headers.get("Content-Type") ?? "").startsWith("text/html");
  return { path, status: response.status, policy, isPage, html: await response.text() };
}

const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/**
 * Without those that search engines are told not to follow, and without the same pages in other languages, which
 * `translated-pages.test.ts` walks.
 */
function linksIn({ path, html }: CrawledPage): string[] {
  const anchors = [...html.matchAll(/<a\s[^>]*>/g)].filter(
    ([anchor]) => !/\s(rel="nofollow"|hrefLang=)/.test(anchor),
  );
  return anchors
    .map(([anchor]) => decoded(/\shref="([^"]*)"/.exec(anchor)?.[1] ?? path))
    .map((href) => new URL(href, `http://site.invalid${path}`))
    .filter(({ host }) => host === "site.invalid")
    .map(({ pathname, search }) => pathname + search);
}

const tags: Record<string, RegExp> = {
  title: /<title>[^<]{5,}<\/title>/,
  description: /<meta name="description" content="[^"]{20,}"/,
  keywords: /<meta name="keywords" content="[^"]{5,}"/,
  canonical: /<link rel="canonical" href="http[^"]+"/,
  "og:title": /<meta property="og:title" content="[^"]{5,}"/,
  "og:description": /<meta property="og:description" content="[^"]{20,}"/,
  "og:url": /<meta property="og:url" content="http[^"]+"/,
};

const inline: Record<string, RegExp> = {
  "a style attribute": /<[a-z][^>]*\sstyle="/i,
  "a script in an attribute": /<[a-z][^>]*\son[a-z]+="/i,
  "an inline script": /<script(?![^>]*(\ssrc=|type="application\/(ld\+)?json"))[^>]*>/i,
  "a link to a script": /href="javascript:/i,
};

let pages: CrawledPage[] = [];
const wrong = (test: (page: CrawledPage) => boolean) => pages.filter(test).map(({ path }) => path);

crawl("is there", async () => {
  pages = await crawledPages();
  assert.ok(pages.length > 1000, `only ${pages.length} pages were found`);
  const site = await openSite();
  const expected = new Map(publicPages.map(({ path, status }) => [path(site), status]));
  assert.equal(
    wrong(({ path, status }) => status !== (expected.get(path) ?? 200)),
    [],
  );
  // The rest is asked of pages alone, not of the description of the calls.
  pages = pages.filter(({ isPage }) => isPage);
});

for (const [name, pattern] of Object.entries(tags))
  crawl(`has its ${name}`, () => {
    assert.equal(
      wrong(({ html }) => !pattern.test(html)),
      [],
    );
  });

crawl("has one main heading", () => {
  assert.equal(
    wrong(({ html }) => html.match(/<h1[\s>]/g)?.length !== 1),
    [],
  );
});

crawl("comes with a content security policy", () => {
  assert.equal(
    wrong(({ policy }) => !policy?.includes("default-src 'none'")),
    [],
  );
});

for (const [name, pattern] of Object.entries(inline))
  crawl(`holds nowhere ${name}`, () => {
    assert.equal(
      wrong(({ html }) => pattern.test(html)),
      [],
    );
  });

crawl.run();
