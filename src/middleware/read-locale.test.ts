import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/support/account.ts";
import { postJob } from "../../tests/support/employer.ts";
import { Browser, inProcess, json, send, siteUrl } from "../../tests/support/site.ts";
import { inLocale, languages, locales } from "../shared/languages.ts";
import { allRoutes, routeAt } from "./route-at.ts";

const language = suite("the language of a page");

const addressesOf = (html: string) =>
  [...html.matchAll(/<(?!link)[^>]* (?:href|action)="(\/[^"?#]*)[^>]*/g)]
    .filter(([tag]) => !tag.includes(" hrefLang="))
    .map(([, address = ""]) => address);
const textOf = async (path: string) => (await send(path)).text();
const fill = (path: string) => path.replace(/:\w+|\*/g, "norway");

language("is the first part of its address, and all links to pages have it", async () => {
  const addresses = addressesOf(await textOf("/es/jobs"));
  const english = addresses.filter(
    (address) => !address.startsWith("/es") && routeAt(address)?.kind === "page",
  );
  assert.equal(english, []);
  for (const address of ["/es", "/es/jobs", "/es/partners", "/es/newsletter", "/es/become-employer"])
    assert.ok(addresses.includes(address), address);
  assert.ok(addresses.includes("/developers"), "a page that exists in English alone");
});

language("is also the language of the forms in its islands", async () => {
  const island = (await textOf("/es/jobs")).match(/<is-land [\s\S]*?<\/is-land>/)?.[0] ?? "";
  assert.match(island, / action="\/es\/jobs"/);
});

language("is named by the document, with its direction and its own address", async () => {
  await postJob(await anEmployer());
  const spanish = await textOf("/es/jobs?sector=shipping&utm_source=x");
  assert.match(spanish, '<html lang="es" dir="ltr">');
  assert.match(spanish, `<link rel="canonical" href="${siteUrl}/es/jobs?sector=shipping"/>`);
  assert.match(spanish, '<meta property="og:locale" content="es_ES"/>');
  assert.match(await textOf("/ar"), '<html lang="ar" dir="rtl">');
  const english = await textOf("/jobs");
  assert.match(english, '<html lang="en" dir="ltr">');
  assert.not.match(english, "og:locale");
});

language("stays the same where a page leads on", async () => {
  const response = await send("/es/apply?step=4");
  assert.is(response.headers.get("Location"), "/es/apply?step=1");
  const guarded = await send("/es/employer/dashboard");
  assert.is(guarded.headers.get("Location"), "/es/sign-in?next=%2Fes%2Femployer%2Fdashboard");
});

language("is English where the address names none", async () => {
  const addresses = addressesOf(await textOf("/jobs"));
  assert.equal(
    addresses.filter((address) => address.startsWith("/es")),
    [],
  );
  assert.ok(addresses.includes("/partners"));
});

language("has an address for every page, and for nothing else", async () => {
  const wrong: string[] = [];
  for (const { kind, path } of allRoutes) {
    const address = fill(path);
    const translated = `/es${address === "/" ? "" : address}`;
    const isPage = kind === "page";
    if ((routeAt(translated)?.path === path) !== isPage) wrong.push(translated);
    if (!isPage && (await send(translated)).status !== 404) wrong.push(`${translated} is answered`);
  }
  assert.equal(wrong, []);
});

language("has one address: another spelling leads to it, and English has no prefix", async () => {
  for (const [spelling, address] of [
    ["/es/", "/es"],
    ["/ES/Jobs/", "/es/jobs"],
  ] as const) {
    const response = await send(spelling);
    assert.equal([response.status, response.headers.get("Location")], [308, address]);
  }
  for (const path of ["/en", "/en/jobs", "/es/es/jobs", "/es/en/jobs", "/tlh/jobs", "/es/nowhere"])
    assert.is((await send(path)).status, 404, path);
});

language("answers wrong methods under its prefix like without it", async () => {
  const response = await send("/es/jobs", { method: "DELETE" });
  assert.equal([response.status, response.headers.get("Allow")], [405, "GET, HEAD, OPTIONS"]);
});

if (inProcess)
  language("is logged by nothing, because the log names the route", async () => {
    const routes: unknown[] = [];
    await send("/es/jobs/norway", {}, { log: ({ route }) => void routes.push(route) });
    assert.equal(routes, ["/jobs/:id"]);
  });

if (inProcess)
  language("is off unless the operator names it", async () => {
    const world = { settings: { languages: ["en", "ar"] as const } };
    for (const path of ["/es", "/es/jobs", "/es/employer/dashboard", "/ES/jobs"])
      assert.is((await send(path, {}, world)).status, 404, path);
    assert.is((await send("/ar/jobs", {}, world)).status, 200);
    const page = await (await send("/jobs", {}, world)).text();
    assert.not.match(page, 'hrefLang="es"');
    assert.match(page, 'hrefLang="ar"');
  });

language("is that of the page for a form, which comes back in it", async () => {
  const refused = await new Browser().submit("/es/newsletter", { email: "nobody" });
  assert.is(refused.status, 400);
  const page = await refused.text();
  assert.match(page, '<html lang="es"');
  assert.match(page, ' action="/es/newsletter"');
  assert.match(page, "Escriba un correo electrónico, como nombre@example.com");
  assert.match(page, 'href="/newsletter"', "English leads to the page of the form");
});

language.run();

const calls = suite("the language of a call");

const inSpanish = { "Accept-Language": "es-MX,es;q=0.9" };

calls("is that of the header for an error, which says that it varies", async () => {
  const { headers } = await send("/api/newsletter", {
    ...json({ email: "nobody" }),
    headers: { "Content-Type": "application/json", ...inSpanish },
  });
  assert.match(headers.get("Vary") ?? "", "Accept-Language");
});

calls("changes no successful answer", async () => {
  for (const path of ["/api/jobs/stats", "/api/jobs/search?search=welder", "/api/partners/stats?limit=3"]) {
    const [plain, spanish] = await Promise.all([send(path), send(path, { headers: inSpanish })]);
    assert.not.match(spanish.headers.get("Vary") ?? "", "Language", path);
    assert.equal(await spanish.text(), await plain.text(), path);
  }
});

calls.run();

const switcher = suite("the switcher of languages");

const switchesOf = (html: string) =>
  [
    ...html
      .slice(html.indexOf("<footer"))
      .matchAll(/<a href="([^"]*)" lang="(\w+)" hrefLang="(\w+)"[^>]*>([^<]*)</g),
  ].map((match) => match.slice(1));

const translated = (address: string) =>
  locales.filter((locale) => locale !== "en").map((locale) => inLocale(locale, address));

switcher("leads to the same page with its filters, and names each language in itself", async () => {
  const others = locales.filter((locale) => locale !== "es");
  assert.equal(
    switchesOf(await textOf("/es/jobs?country=Norway&page=2&utm_source=x")),
    others.map((locale) => [
      inLocale(locale, "/jobs?country=Norway&amp;page=2"),
      locale,
      locale,
      languages[locale].name,
    ]),
  );
});

switcher("is in the menu of a small screen as it is in the footer", async () => {
  const html = await textOf("/es/jobs?country=Norway");
  const menu = html.slice(0, html.indexOf("</header>"));
  assert.equal(
    [...menu.matchAll(/hrefLang="(\w+)"/g)].slice(-5).map(([, locale]) => locale),
    [...locales.filter((locale) => locale !== "es")],
  );
});

switcher("is at the foot of the pages on which somebody works, too", async () => {
  assert.equal(
    switchesOf(await textOf("/apply")).map(([href]) => href),
    translated("/apply"),
  );
});

switcher("keeps a secret link and where somebody goes, and no message that is shown once", async () => {
  const hrefs = async (path: string) => switchesOf(await textOf(path)).map(([href]) => href);
  const secret = "/newsletter/confirm?token=x";
  assert.equal(await hrefs(secret), translated(secret));
  assert.is((await hrefs("/es/sign-in?next=%2Fes%2Fsaved&x=1"))[0], "/sign-in?next=%2Fsaved");
  assert.ok((await hrefs("/sign-in?next=%2Fsaved")).includes("/ar/sign-in?next=%2Far%2Fsaved"));
  assert.ok((await hrefs("/sign-in?next=%2Fadmin")).includes("/ar/sign-in?next=%2Fadmin"));
  assert.equal(await hrefs("/saved?done=stopped"), translated("/saved"));
});

switcher("leads home from an address that leads nowhere", async () => {
  assert.equal(
    switchesOf(await textOf("/nowhere")).map(([href]) => href),
    translated("/"),
  );
});

switcher("is missing on pages that exist in English alone", async () => {
  assert.equal(switchesOf(await textOf("/developers")), []);
});

if (inProcess)
  switcher("is missing where English is the only language", async () => {
    const page = await (await send("/jobs", {}, { settings: { languages: ["en"] } })).text();
    assert.equal(switchesOf(page), []);
    assert.not.match(page, /hreflang/i);
  });

switcher.run();

const alternates = suite("the alternates of a page");

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/g)].map((match) =>
    match.slice(1),
  );

alternates("are its addresses in all languages, with English for everybody else", async () => {
  await postJob(await anEmployer());
  for (const path of ["/jobs?sector=shipping", "/ar/jobs?sector=shipping&utm_source=x"])
    assert.equal(alternatesOf(await textOf(path)), [
      ...locales.map((locale) => [locale, siteUrl + inLocale(locale, "/jobs?sector=shipping")]),
      ["x-default", `${siteUrl}/jobs?sector=shipping`],
    ]);
});

alternates("are missing where no search engine may look, and on pages in English alone", async () => {
  for (const path of ["/developers", "/nowhere", "/sign-in", "/apply"])
    assert.equal(alternatesOf(await textOf(path)), [], path);
});

alternates.run();
