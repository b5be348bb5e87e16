import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { Browser, siteUrl } from "../../../tests/support/site.ts";
import { app } from "../../app.tsx";
import { describeRoutes } from "../../middleware/facts.ts";
import { inLocale, locales } from "../../shared/languages.ts";

const robots = suite("GET /robots.txt");

const inEach = (path: string) => locales.map((locale) => `Disallow: ${inLocale(locale, path)}`);

robots("keeps search engines from what is nobody's page, and leads them to all others", async () => {
  const response = await new Browser().send("/robots.txt");
  assert.match(response.headers.get("Content-Type") ?? "", /^text\/plain/);
  assert.equal((await response.text()).split("\n"), [
    "User-agent: *",
    "Disallow: /admin",
    ...inEach("/employer/"),
    "Disallow: /api/",
    ...["/apply/", "/application/", "/erasure/", "/saved/"].flatMap(inEach),
    "Disallow: /objects/",
    "Disallow: /uploads/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ]);
});

/** Anybody may find these pages, although they look different to somebody who is signed in. */
const found = ["/become-employer", "/track"];

robots("are told by every page that is one person's to leave it out", async () => {
  const browsers = [new Browser(), (await anEmployer()).browser, await signedIn()];
  const paths = describeRoutes(app)
    .filter(({ method, path }) => method === "GET" && !/[:*]/.test(path) && !found.includes(path))
    .map(({ path }) => path);
  let looked = 0;
  for (const path of paths)
    for (const browser of browsers) {
      const response = await browser.send(path);
      const html = await response.text();
      const isPage = response.status === 200 && html.startsWith("<!doctype html>");
      if (!isPage || !response.headers.get("Cache-Control")?.startsWith("private")) continue;
      looked += 1;
      assert.match(html, '<meta name="robots" content="noindex"/>', path);
    }
  assert.ok(looked > 10, `${looked} private pages`);
});

robots.run();
