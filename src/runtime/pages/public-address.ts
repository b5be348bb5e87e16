import { app } from "../../app.tsx";
import type { RequestFacts, Services } from "../../env.ts";
import { publicRoute } from "../../middleware/public-page.ts";

const longest = 2_000;

/** Maps every address of a public page to one: known parameters, each once, in order. */
export function publicAddress(method: string | undefined, url: string): string | undefined {
  if (url.length > longest) return undefined;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const route = publicRoute({ method, path });
  if (!route || !isPlain(path)) return undefined;
  const asked = new URLSearchParams(end < 0 ? "" : url.slice(end + 1));
  const kept = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = asked.get(name);
    // An empty form sends all its fields.
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** `/jobs/..` and `//elsewhere` lead to another page. */
const isPlain = (path: string) => URL.canParse(path, base) && new URL(path, base).pathname === path;
const base = "http://site.invalid";

/** A page is rendered from its address alone, so that nothing of one visitor reaches another. */
export function renderPublic(services: Services, address: string, waitUntil: RequestFacts["waitUntil"]) {
  const request = new Request(services.settings.siteUrl + address);
  return app.fetch(request, { ...services, address: "the page cache", waitUntil });
}
