import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { freePort } from "../scripts/shared/free-port.mjs";
import { findChromium } from "../scripts/test/chromium.mjs";
import { publicPages } from "../tests/states/public-pages.ts";
import { type BuiltSite, closeSite, openSite } from "../tests/support/built-site.ts";
import { median } from "./load.ts";

/** npm run lighthouse -- home jobs-filtered measures these pages alone. */
const least = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const runs = 3;
const attempts = 3;

type Category = keyof typeof least;
type Scores = Record<Category, number>;

interface Measured {
  scores: Scores;
  faults: string[];
}

const categories = Object.keys(least) as Category[];

/** Now and then the browser records no page load, and Lighthouse asks for another run. */
async function audit(url: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (attempt === attempts) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
}

async function measure(url: string, port: number): Promise<Measured> {
  const lhr = await audit(url, port);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const faults = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue ?? ""}`.trim()),
  );
  return { scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores, faults };
}

async function measureOften(url: string, port: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(url, port));
  const middle = (name: Category) => median(all.map(({ scores }) => scores[name]));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, middle(name)])) as Scores,
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}

async function indexablePages(site: BuiltSite): Promise<{ name: string; url: string }[]> {
  const pages = publicPages.map(({ name, path }) => ({ name, url: site.url + path(site) }));
  const isIndexable = await Promise.all(
    pages.map(async ({ url }) => {
      const response = await fetch(url);
      return !/<meta name="robots" content="noindex"/.test(await response.text()) && response.ok;
    }),
  );
  return pages.filter((_, index) => isIndexable[index]);
}

const row = (name: string, cells: (string | number)[]) =>
  console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(16)).join(""));

async function run(site: BuiltSite): Promise<boolean> {
  const port = await freePort();
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error("no Chromium that runs: install it (Debian: chromium) or set CHROMIUM_PATH");
  const args = [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const wanted = process.argv.slice(2);
    const pages = (await indexablePages(site)).filter(
      ({ name }) => wanted.length === 0 || wanted.includes(name),
    );
    row("", categories);
    let allGood = pages.length > 0;
    for (const { name, url } of pages) {
      const { scores, faults } = await measureOften(url, port);
      row(name, Object.values(scores));
      const isGood = categories.every((category) => scores[category] >= least[category]);
      if (!isGood) for (const fault of faults) console.log(`    ${fault}`);
      allGood &&= isGood;
    }
    return allGood;
  } finally {
    await browser.close();
  }
}

try {
  if (!(await run(await openSite()))) process.exitCode = 1;
} finally {
  await closeSite();
}
