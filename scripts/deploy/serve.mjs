import { pathToFileURL } from "node:url";

/** Runs the site as it was built; a container holds nothing to install or build with. */
export async function serveBuilt() {
  // React is slow unless it reads NODE_ENV=production; what the operator's environment said is handed on as it was.
  const environment = { ...process.env };
  process.env.NODE_ENV = "production";
  try {
    const { serve } = await import("../../dist/node/server.js");
    await serve(environment);
  } catch (error) {
    const { explain } = await import("../shared/explain.mjs");
    console.error(explain(error, environment));
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await serveBuilt();
