import { once } from "node:events";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import devServer from "@hono/vite-dev-server";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { readConfig } from "../../src/runtime/config/config.ts";
import { openSiteDatabase, type SiteDatabase } from "../../src/runtime/database/open-database.ts";
import { announce } from "../../src/runtime/node/announce.ts";
import type { Development } from "../../src/runtime/node/dev.ts";
import { accentedTexts } from "../build/accented-texts.ts";
import { inLanguageOfPage } from "../build/page-language.ts";
import { withoutUnusedParts } from "../build/used-styles.ts";
import { explain } from "../shared/explain.mjs";
import { root } from "../shared/root.mjs";
import { reloadPages } from "./reload-pages.ts";

const entry = "src/runtime/node/dev.ts";
const filesOfVite = /^\/(src|islands|node_modules|\.cache)\/|^\/@/;

const http = createHttpServer();
let database: SiteDatabase | undefined;
let vite: ViteDevServer | undefined;
let closing = false;

// The signal comes twice: from the terminal, and from npm.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void close(0));

try {
  const config = readConfig(process.env);
  // A change of a module must not open the embedded database a second time.
  database = await openSiteDatabase(config);
  const development: Development = { config, database };
  vite = await createServer({
    root,
    configFile: false,
    // The site reads its settings from the environment, and from no file.
    envDir: false,
    cacheDir: ".cache/vite",
    clearScreen: false,
    appType: "custom",
    server: {
      middlewareMode: true,
      ws: { server: http },
      allowedHosts: [new URL(config.siteUrl).hostname],
      watch: { ignored: ["**/dist/**", `${resolve(config.dataDir)}/**`] },
    },
    optimizeDeps: { entries: ["src/client.ts", "islands/**/*.tsx"] },
    css: { postcss: { plugins: [withoutUnusedParts] } },
    plugins: [
      react(),
      inLanguageOfPage(),
      ...(process.argv.includes("--accented") ? [accentedTexts()] : []),
      reloadPages(),
      devServer({
        entry,
        env: { ...development },
        exclude: [filesOfVite],
        injectClientScript: false,
        handleHotUpdate: () => undefined,
      }),
    ],
  });
  vite.middlewares.use(sayThatItFailed);
  http.on("request", vite.middlewares);
  http.listen({ port: config.port, host: config.host });
  await once(http, "listening");
  const { default: site } = (await vite.ssrLoadModule(
    entry,
  )) as typeof import("../../src/runtime/node/dev.ts");
  const { secrets } = await site.open(development);
  announce(config.siteUrl, config, secrets);
} catch (error) {
  console.error(explain(error));
  await close(1);
}

async function close(code: number): Promise<void> {
  if (closing) return;
  closing = true;
  http.close();
  http.closeAllConnections();
  await vite?.close();
  await database?.close();
  process.exit(code);
}

/** Vite sends the error only to open pages. Its client reloads this one once the sources have changed. */
function sayThatItFailed(_: unknown, response: ServerResponse): void {
  const error = JSON.stringify({ message: "The sources do not compile. The terminal says why.", stack: "" });
  const script = `import { ErrorOverlay } from "/@vite/client"; document.body.append(new ErrorOverlay(${error}));`;
  response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><body><script type="module">${script}</script>`);
}
