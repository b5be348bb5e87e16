import { fetchAsset } from "./fetch-asset.ts";
import { type Bindings, type Execution, openSite } from "./open-site.ts";

// What requests share is a value and never a promise: that of a request which was given up may never settle for others.
let site: Awaited<ReturnType<typeof openSite>> | undefined;

/** What the browser build left is among the assets. */
async function siteOf(bindings: Bindings) {
  if (site) return site;
  const build = await (await fetchAsset(bindings.ASSETS, "build.json")).json();
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
