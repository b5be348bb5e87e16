import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, esmExternalRequirePlugin, type Plugin } from "vite";
import { mendedPostgres } from "./scripts/build/mended-postgres.ts";
import { environmentOf, inEnglish, inLanguage, translations } from "./scripts/build/page-language.ts";
import { usedStyles } from "./scripts/build/used-styles.ts";
import { fileHeaders } from "./src/middleware/security-headers.ts";

const client = "dist/client";

/** The bit of `light-dark()` among the features of Lightning CSS. */
const lightDark = 1 << 20;

/** The scripts that pages name. Each language has its own. */
const scripts = ["src/client.ts", "islands/lib/visitor.ts"];

/** The style sheets that pages name. Those in `parts` only belong to others. */
const sheets = (await readdir("src/styles"))
  .filter((name) => name.endsWith(".css"))
  .map((name) => `src/styles/${name}`);

/** Lists the hashed addresses and the texts of the style sheets for the servers. Workers find these and the dataset among their assets. */
async function finishClientBuild() {
  const manifest = await manifestOf("manifest.json");
  const urls: Record<string, string> = {};
  const styles: Record<string, { url: string; css: string }> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const style = /^src\/styles\/([a-z-]+)\.css$/.exec(source)?.[1];
    if (style) styles[style] = { url: `/${file}`, css: (await readFile(`${client}/${file}`, "utf8")).trim() };
    // Only the files that share such a chunk ask for it.
    else if (!source.startsWith("_")) urls[source] = `/${file}`;
  }
  const languages: Record<string, Record<string, string>> = {};
  for (const locale of translations) {
    const own = await manifestOf(manifestName(locale));
    languages[locale] = Object.fromEntries(scripts.map((source) => [source, `/${own[source]!.file}`]));
  }
  const build = JSON.stringify({ urls, languages, styles });
  await writeFile("dist/assets.json", build);
  await writeFile(`${client}/build.json`, build);
  await cp("sql/seed", `${client}/seed`, { recursive: true });
  await precompress(`${client}/assets`);
  await writeFile(`${client}/_headers`, platformHeaders());
  await writeFile(`${client}/.assetsignore`, ".vite\n*.br\n*.gz\n");
}

const manifestOf = async (name: string): Promise<Record<string, { file: string }>> =>
  JSON.parse(await readFile(`${client}/.vite/${name}`, "utf8"));

const manifestName = (locale: string) => `manifest-${locale}.json`;

/**
 * The headers that Node's server adds to files. Cloudflare serves the files without the Worker, and reads the headers
 * from `_headers`. Browsers ignore HSTS over http.
 */
function platformHeaders(): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    rule("/*", fileHeaders("https:")),
    rule("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    rule("/*.svg", { "Cache-Control": "public, max-age=86400" }),
    rule("/*.png", { "Cache-Control": "public, max-age=86400" }),
    rule("/*.ico", { "Cache-Control": "public, max-age=86400" }),
  ].join("\n");
}

/** The strongest compression is slow, but the site sends these files far more often than it builds them. */
async function precompress(folder: string) {
  for (const file of await readdir(folder)) {
    const bytes = await readFile(`${folder}/${file}`);
    await writeFile(`${folder}/${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${folder}/${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The browser's scripts have no style sheets and preload nothing, so an import needs no more than itself. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined,
};

/** The Worker renders to strings only, and React's renderer of streams would be a twentieth of it. */
const stringRenderer: Plugin = {
  name: "string-renderer",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "worker",
  resolveId: (id) =>
    id === "react-dom/server"
      ? fileURLToPath(
          new URL(
            "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js",
            import.meta.url,
          ),
        )
      : undefined,
};

/** How the site is built; `npm run dev` sets Vite up for itself (scripts/dev/dev-server.ts). */
export default defineConfig({
  plugins: [
    plainImports,
    stringRenderer,
    react(),
    mendedPostgres(),
    inEnglish(),
    ...translations.map(inLanguage),
  ],
  css: {
    postcss: { plugins: usedStyles },
    // No sheet uses `light-dark()`, so no page needs the tokens that old browsers would read instead of it.
    lightningcss: { exclude: lightDark },
  },
  // The compression of the style sheets takes long, which is no fault to warn of.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  builder: {
    // The servers read what the browser build leaves for them, so it comes first.
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      for (const locale of translations) await builder.build(builder.environments[environmentOf(locale)]!);
      await finishClientBuild();
      await builder.build(builder.environments.ssr!);
      await builder.build(builder.environments.worker!);
    },
  },
  environments: {
    client: {
      build: {
        outDir: client,
        manifest: true,
        // The preloader would double the one script that every page with an island waits for.
        modulePreload: false,
        rollupOptions: {
          input: [...scripts, ...sheets],
        },
      },
    },
    ...Object.fromEntries(
      translations.map((locale) => [
        environmentOf(locale),
        {
          consumer: "client" as const,
          build: {
            outDir: client,
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: `.vite/${manifestName(locale)}`,
            modulePreload: false as const,
            rollupOptions: { input: scripts },
          },
        },
      ]),
    ),
    ssr: {
      // Most packages start twice as fast in one file. PGlite stays outside because it reads files beside its own; Stripe and
      // nodemailer, because few sites load them.
      resolve: {
        noExternal: true,
        external: ["@electric-sql/pglite", "stripe", "nodemailer"],
      },
      // React picks its production build by this. The operator's own NODE_ENV stays as it is.
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        outDir: "dist/node",
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { input: { server: "src/runtime/node.ts" } },
      },
    },
    worker: {
      consumer: "server",
      resolve: { conditions: ["workerd", "worker", "module", "browser", "production"], noExternal: true },
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        outDir: "dist/worker",
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        minify: true,
        target: "es2022",
        rollupOptions: {
          input: { worker: "src/runtime/workers/worker.ts" },
          external: [/^node:/, /^cloudflare:/],
          // Packages of the old module system ask for Node's own modules by require(), which a Worker's modules lack.
          plugins: [esmExternalRequirePlugin({ external: ["stream", "tty", "util"] })],
        },
      },
    },
  },
});
