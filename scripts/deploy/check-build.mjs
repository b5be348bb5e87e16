import { isBuilt } from "../build/freshness.mjs";
import { isBuiltFromHere } from "../build.mjs";

// A build of another version would serve on the tables of this one.
if (!isBuilt() && !(await isBuiltFromHere())) {
  console.error("dist holds no build of this version. Run npm run build, then start the site again.");
  process.exitCode = 1;
}
