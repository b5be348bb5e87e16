import { Hono } from "hono";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, testServices } from "../../tests/support/site.ts";
import type { Env } from "../env.ts";
import { applyPage } from "../routes/applying/apply.tsx";
import { jobsPage } from "../routes/jobs/jobs.tsx";
import type { Locale } from "../shared/languages.ts";
import { readLocale } from "./read-locale.ts";
import { render } from "./render.tsx";
import { routeAt } from "./route-at.ts";

const language = suite("the language of a page");

if (inProcess) {
  const spanish = "es" as Locale;
  const services = { ...(await testServices()), address: "203.0.113.7", waitUntil: () => {} };
  const site = new Hono<Env>()
    .use(readLocale(["en", spanish]), render)
    .route("/", jobsPage)
    .route("/es", jobsPage)
    .route("/es", applyPage);
  const get = async (path: string) => site.request(path, {}, services);

  /** The addresses that the page's links and forms lead to. */
  const addressesOf = async (path: string) =>
    [...(await (await get(path)).text()).matchAll(/ (?:href|action)="(\/[^"?#]*)/g)].map(
      ([, address = ""]) => address,
    );
  const leadsToPage = (address: string) => routeAt(address)?.kind === "page";

  language("is the first part of its address, and all links to pages have it", async () => {
    const addresses = await addressesOf("/es/jobs");
    assert.equal(addresses.filter(leadsToPage), []);
    for (const address of ["/es", "/es/jobs", "/es/partners", "/es/newsletter", "/es/become-employer"])
      assert.ok(addresses.includes(address), address);
    assert.ok(addresses.includes("/developers"), "a page that exists in English alone");
  });

  language("is the language of its islands", async () => {
    const page = await (await get("/es/jobs")).text();
    const island = page.match(/<is-land [\s\S]*?<\/is-land>/)?.[0] ?? "";
    assert.match(island, / action="\/es\/jobs"/);
  });

  language("is named by the document and by its own address", async () => {
    const page = await (await get("/es/jobs")).text();
    assert.match(page, '<html lang="es">');
    assert.match(page, `<link rel="canonical" href="${services.settings.siteUrl}/es/jobs"/>`);
  });

  language("stays the same where a page leads on", async () => {
    const response = await get("/es/apply?step=4");
    assert.is(response.headers.get("Location"), "/es/apply?step=1");
  });

  language("is English where the address names none", async () => {
    const addresses = await addressesOf("/jobs");
    assert.match(await (await get("/jobs")).text(), '<html lang="en">');
    assert.equal(
      addresses.filter((address) => address.startsWith("/es")),
      [],
    );
    assert.ok(addresses.includes("/partners"));
  });
}

language.run();
