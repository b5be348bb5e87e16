import { en } from "../../content/en/index.ts";
import { fetchAsset } from "./fetch-asset.ts";
import type { Bindings, Execution, openSite } from "./open-site.ts";

// What requests share is a value and never a promise: that of a request which was given up may never settle for others.
let site: Awaited<ReturnType<typeof openSite>> | undefined;

/** Styles and words lie among the assets and not in the bundle. What is made of words while it loads must find them. */
async function siteOf(bindings: Bindings) {
  if (site) return site;
  const { words, ...build } = await (await fetchAsset(bindings.ASSETS, "build.json")).json();
  Object.assign(en, words);
  const { openSite } = await import("./open-site.ts");
  site ??= await openSite(bindings, build);
  return site;
}

export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    return (await siteOf(bindings)).fetch(request, bindings, execution);
  },

  async scheduled(event: { scheduledTime: number }, bindings: Bindings): Promise<void> {
    return (await siteOf(bindings)).scheduled(event, bindings);
  },
};
