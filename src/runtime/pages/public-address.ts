import { app } from "../../app.tsx";
import type { Services } from "../../env.ts";
import { acceptedLanguage } from "../../middleware/accepted-language.ts";
import { publicRoute } from "../../middleware/public-page.ts";
import { isCall, plainAddress } from "../../middleware/route-at.ts";

const longest = 2_000;

/** Maps every address of a public page to one. Each language has its own. */
export function publicAddress(method: string | undefined, url: string): string | undefined {
  if (url.length > longest) return undefined;
  const [path = ""] = url.split("?", 1);
  const route = publicRoute({ method, path });
  return route && isPlain(path) ? plainAddress(route, url) : undefined;
}

/** `/jobs/..` and `//elsewhere` lead to another page. */
const isPlain = (path: string) => URL.canParse(path, base) && new URL(path, base).pathname === path;
const base = "http://site.invalid";

/** True for a call whose sender reads its errors in another language than the shared answer has. */
export const isInOtherLanguage = (address: string, accepted: string | undefined, { settings }: Services) =>
  isCall(address) && acceptedLanguage(accepted, settings.languages) !== "en";

/** A page is rendered from its address alone, so that nothing of one visitor reaches another. */
export function renderPublic(services: Services, address: string) {
  const request = new Request(services.settings.siteUrl + address);
  return app.fetch(request, { ...services, address: "the page cache" });
}
