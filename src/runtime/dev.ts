/**
 * The site under Vite's development server: sources as they are, reloaded as they change. What must outlive a reload
 * (the embedded database would lose rows if it were opened twice) is kept on the process.
 */
import { fileURLToPath } from "node:url";
import { app } from "../app.tsx";
import type { Services } from "../env.ts";
import accountStyle from "../styles/account.css?inline";
import adminStyle from "../styles/admin.css?inline";
import applyStyle from "../styles/apply.css?inline";
import developersStyle from "../styles/developers.css?inline";
import employerStyle from "../styles/employer.css?inline";
import formsStyle from "../styles/forms.css?inline";
import homeStyle from "../styles/home.css?inline";
import siteStyle from "../styles/site.css?inline";
import { readConfig } from "./config.ts";
import { openNodeWorld } from "./node-world.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const kept = globalThis as { developmentWorld?: Promise<Services> };

const styles: Record<string, string> = {
  site: siteStyle,
  forms: formsStyle,
  home: homeStyle,
  apply: applyStyle,
  account: accountStyle,
  admin: adminStyle,
  employer: employerStyle,
  developers: developersStyle,
};
const assets: Services["assets"] = {
  url: (source) => `/${source}`,
  style(name) {
    const css = styles[name];
    if (css === undefined) throw new Error(`there is no style ${name}`);
    return { url: `/src/styles/${name}.css`, css, hash: "unsafe-inline" };
  },
};

/** What React's fast refresh wants to find on a page before any island. */
const refreshPreamble = `<script type="module">
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;

/** Vite's own scripts stand in the page, so that the policy, which forbids such scripts, is left to the built site. */
async function refreshing(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Security-Policy");
  const html = (await response.text()).replace("<head>", `<head>${refreshPreamble}`);
  return new Response(html, { status: response.status, headers });
}

export default {
  async fetch(request: Request): Promise<Response> {
    kept.developmentWorld ??= openNodeWorld(readConfig(process.env), root, assets).then(
      ({ services }) => services,
    );
    const services = await kept.developmentWorld;
    return refreshing(await app.fetch(request, { ...services, address: "127.0.0.1", waitUntil: () => {} }));
  },
};
