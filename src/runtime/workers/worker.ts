import { fetchAsset } from "./fetch-asset.ts";
import { type Bindings, type Execution, openSite } from "./open-site.ts";

// Requests share a value and never a promise, because a cancelled request's promise may never settle.
let site: Awaited<ReturnType<typeof openSite>> | undefined;

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
