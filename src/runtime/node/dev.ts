import { fileURLToPath } from "node:url";
import { app } from "../../app.tsx";
import type { Services } from "../../env.ts";
import type { Config } from "../config/config.ts";
import type { SiteDatabase } from "../database/open-database.ts";
import { type NodeWorld, openNodeWorld } from "./open-world.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const styles = import.meta.glob<string>("../../styles/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const assets: Services["assets"] = {
  url: (source) => `/${source}`,
  styles(names) {
    const css = names.map((name) => {
      const sheet = styles[`../../styles/${name}.css`];
      if (sheet === undefined) throw new Error(`there is no style ${name}`);
      return sheet;
    });
    return {
      urls: names.map((name) => `/src/styles/${name}.css`),
      css: css.join("\n"),
      hash: "unsafe-inline",
    };
  },
};

/** React's fast refresh expects this before any island. A page with unused islands is reloaded. */
const developmentScript = `<script type="module">
import { createHotContext } from "/@vite/client";
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
createHotContext("/islands").on("vite:afterUpdate", () => {
  if (document.querySelector("is-land:not([hydrated], [when=kept])")) location.reload();
});
</script>`;

/** The policy forbids Vite's inline scripts. */
async function refreshing(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Security-Policy");
  const html = (await response.text()).replace("<head>", `<head>${developmentScript}`);
  return new Response(html, { status: response.status, headers });
}

/** It outlives every reload of the modules here. */
export interface Development {
  config: Config;
  database: SiteDatabase;
}

let opened: Promise<NodeWorld> | undefined;

/** Opens once per version of the modules. A failure is tried again at the next request. */
async function open({ config, database }: Development): Promise<NodeWorld> {
  const shared = { ...database, close: async () => {} };
  opened ??= openNodeWorld(config, root, assets, shared);
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

export default {
  open,
  async fetch(request: Request, development: Development): Promise<Response> {
    const { services } = await open(development);
    return refreshing(await app.fetch(request, { ...services, address: "127.0.0.1" }));
  },
};
