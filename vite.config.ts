import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import devServer from "@hono/vite-dev-server";
import react from "@vitejs/plugin-react";
import { defineConfig, esmExternalRequirePlugin } from "vite";
import { usedStyles } from "./scripts/used-styles.ts";

const client = "dist/client";

/** Leaves the servers the hashed addresses and the texts of the style sheets; and Workers the dataset, as assets. */
async function handOver() {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(`${client}/.vite/manifest.json`, "utf8"),
  );
  const urls: Record<string, string> = {};
  const styles: Record<string, string> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const style = /^src\/styles\/([a-z-]+)\.css$/.exec(source)?.[1];
    if (style) styles[style] = (await readFile(`${client}/${file}`, "utf8")).trim();
    else urls[source] = `/${file}`;
  }
  await writeFile("dist/assets.json", JSON.stringify({ urls, styles }));
  await cp("sql/seed", `${client}/seed`, { recursive: true });
  await precompress(`${client}/assets`);
}

/** Once, as small as it gets: these files are sent far more often than they are built. */
async function precompress(folder: string) {
  for (const file of await readdir(folder)) {
    const bytes = await readFile(`${folder}/${file}`);
    await writeFile(`${folder}/${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${folder}/${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

export default defineConfig({
  plugins: [
    react(),
    devServer({
      entry: "src/runtime/dev.ts",
      exclude: [/^\/(src|islands|node_modules)\/.*/, /^\/@.+$/, /^\/assets\/.*/, /^\/favicon\.svg$/],
    }),
  ],
  css: { postcss: { plugins: usedStyles } },
  builder: {
    // The servers read what the browser build leaves for them, so it comes first.
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await handOver();
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
          input: [
            "src/client.ts",
            "src/styles/site.css",
            "src/styles/home.css",
            "src/styles/apply.css",
            "src/styles/admin.css",
            "src/styles/employer.css",
            "src/styles/account.css",
          ],
        },
      },
    },
    ssr: {
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
          input: { worker: "src/runtime/worker.ts" },
          external: [/^node:/, /^cloudflare:/],
          // Packages of the old module system ask for Node's own modules by require(), which a Worker's modules lack.
          plugins: [esmExternalRequirePlugin({ external: ["stream", "tty", "util"] })],
        },
      },
    },
  },
});
