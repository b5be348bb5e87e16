import { existsSync } from "node:fs";
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

/** A build of another version would serve on the tables of this one. An image holds no sources to compare with. */
async function hasItsBuild() {
  if (!existsSync(new URL("../build.mjs", import.meta.url))) return true;
  const { isBuilt } = await import("../build/freshness.mjs");
  if (isBuilt()) return true;
  const { isBuiltFromHere } = await import("../build.mjs");
  return isBuiltFromHere();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (await hasItsBuild()) await serveBuilt();
  else {
    console.error("dist holds no build of this version. Run npm run build, then start the site again.");
    process.exitCode = 1;
  }
}
