import { pathToFileURL } from "node:url";

/** A container has nothing to install or build with. */
export async function serveBuilt() {
  try {
    const { serve } = await import("../../dist/node/server.js");
    await serve(process.env);
  } catch (error) {
    const { explain } = await import("../shared/explain.mjs");
    console.error(explain(error, process.env));
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await serveBuilt();
