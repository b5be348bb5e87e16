import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/support/account.ts";
import { signedIn } from "../../tests/support/administrator.ts";
import { migratedDatabase } from "../../tests/support/database.ts";
import { postJob } from "../../tests/support/employer.ts";
import { prepare } from "../../tests/support/fixtures.ts";
import { addressIn, addTrade } from "../../tests/support/route-values.ts";
import { Browser, inProcess, send } from "../../tests/support/site.ts";
import { app } from "../app.tsx";
import { inLocale } from "../shared/languages.ts";
import { describeRoutes } from "./facts.ts";

const publicPages = describeRoutes(app).filter(({ isPublic }) => isPublic);

const pages = suite("public pages");

/** A running server has trades of its own, and one of this test would change what other tests find. */
const database = inProcess ? await migratedDatabase() : undefined;
if (database) await addTrade(database.sql);
const world = database ? { sql: database.sql } : {};
pages.after(() => database?.close());

pages("are those of this list, and no others", () => {
  const named = [
    "GET /",
    "GET /alerts",
    "GET /api/jobs/:id",
    "GET /api/jobs/country/:country",
    "GET /api/jobs/filter",
    "GET /api/jobs/search",
    "GET /api/jobs/stats",
    "GET /api/partners/stats",
    "GET /api/reviews",
    "GET /country/:country",
    "GET /developers",
    "GET /feed.xml",
    "GET /jobs",
    "GET /jobs/:id",
    "GET /jobs/country/:country",
    "GET /jobs/trade/:slug",
    "GET /news",
    "GET /newsletter",
    "GET /openapi.json",
    "GET /partners",
    "GET /privacy",
    "GET /report-vacancy/:id",
    "GET /reviews",
    "GET /safety",
    "GET /sitemap-pages.xml",
    "GET /sitemap.xml",
    "GET /terms",
    "GET /terms/:version",
  ];
  const answered = publicPages.map(({ method, path }) => `${method} ${path}`).sort();
  assert.equal(
    answered,
    named,
    "name a new public page here, once it depends only on its path and its query",
  );
});

pages("are the same for a stranger, an employer with a draft and the administrator", async () => {
  const { browser: employer } = await anEmployer(world);
  const job = await postJob({ browser: employer });
  await prepare(employer);
  const visitors = [new Browser(world), employer, await signedIn(world)];
  const addresses = publicPages.flatMap(({ kind, path }) =>
    kind === "page" ? [path, inLocale("es", path)] : [path],
  );
  for (const path of addresses) {
    const url = addressIn(path, { id: job.id });
    const seen = await Promise.all(
      visitors.map(async (browser) => {
        const response = await browser.send(url);
        if (inProcess) assert.is(response.status, 200, url);
        assert.equal(response.headers.getSetCookie(), [], url);
        assert.is(
          response.headers.get("Cache-Control"),
          "public, max-age=0, s-maxage=1, must-revalidate",
          url,
        );
        return response.text();
      }),
    );
    assert.is(new Set(seen).size, 1, url);
  }
});

pages("name the rules by which their links may be fetched ahead, and others do not", async () => {
  const rulesOf = async (path: string) => (await send(path)).headers.get("Speculation-Rules");
  assert.is(await rulesOf("/jobs"), '"/speculation-rules.json"');
  assert.is(await rulesOf("/apply"), null);
});

pages.run();
