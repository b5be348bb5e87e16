import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Terms, TermsFile } from "../../shared/jobs/terms.ts";

/** Reads all groups of a folder of JSON files. */
export async function readTerms(folder: string): Promise<TermsFile> {
  const hash = createHash("sha256");
  let terms: Terms = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".json")).sort()) {
    const text = await readFile(join(folder, file), "utf8");
    hash.update(text);
    terms = { ...terms, ...JSON.parse(text) };
  }
  return { terms, checksum: hash.digest("hex") };
}
