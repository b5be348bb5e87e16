import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";

const links = suite("the links of an island");

/** The module as a browser loads it on a page in this language. */
async function inBrowser(lang: string): Promise<typeof import("./locale.ts")> {
  Object.assign(globalThis, { document: { documentElement: { lang } } });
  try {
    return await import(`${new URL("./locale.ts", import.meta.url)}?${lang}`);
  } finally {
    Reflect.deleteProperty(globalThis, "document");
  }
}

async function linkIn(lang: string): Promise<string> {
  const { useLinkTo } = await inBrowser(lang);
  const Link = () => createElement("a", { href: useLinkTo()(routes.jobs, { page: 2 }) });
  return renderToStaticMarkup(createElement(Link));
}

links("lead to pages in the language of the document", async () => {
  assert.is(await linkIn("es"), '<a href="/es/jobs?page=2"></a>');
  assert.is(await linkIn("en"), '<a href="/jobs?page=2"></a>');
});

links.run();
