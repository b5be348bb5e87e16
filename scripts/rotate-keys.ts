import { fileURLToPath } from "node:url";
import { rotateKeys } from "../src/domain/rotate-keys.ts";
import { readConfig } from "../src/runtime/config/config.ts";
import { openNodeWorld } from "../src/runtime/node/open-world.ts";
import { explain } from "./shared/explain.mjs";

/** npm run keys:rotate: seals by SECRET_KEY what SECRET_KEY_PREVIOUS sealed, so that the previous key is not needed any more. */
const assets = { url: () => "", style: () => ({ url: "", css: "", hash: "" }) };

const names = {
  private: "applications' sealed details",
  draft: "drafts",
  email: "waiting emails",
  document: "documents' keys",
  jobAlert: "job alerts",
  vacancyReport: "reports about vacancies",
};

try {
  const config = readConfig(process.env);
  const { background, close } = await openNodeWorld(
    config,
    fileURLToPath(new URL("..", import.meta.url)),
    assets,
  );
  try {
    const rotated = await rotateKeys(background.sql, background.vault);
    for (const { place, resealed, broken } of rotated) {
      console.log(`${names[place]}: ${resealed} sealed anew`);
      for (const id of broken) console.log(`  cannot be opened: ${id}`);
    }
    const lost = rotated.reduce((sum, { broken }) => sum + broken.length, 0);
    const left = rotated.reduce((sum, { left }) => sum + left, 0);
    if (lost + left === 0)
      console.log("Everything opens with SECRET_KEY alone: SECRET_KEY_PREVIOUS can be removed.");
    else process.exitCode = 1;
    if (left > 0)
      console.log(
        `${left} were sealed by the previous key meanwhile: restart every site with the new SECRET_KEY, then run this again.`,
      );
    if (lost > 0) {
      const why = config.secretKeyPrevious
        ? "They were changed, or sealed by another key than SECRET_KEY_PREVIOUS"
        : "SECRET_KEY_PREVIOUS is not set: set it to the key that sealed them, and run this again";
      console.log(`${lost} cannot be opened. ${why}. All others are done.`);
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
