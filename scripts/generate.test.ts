import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../tests/support/database.ts";
import { configurationText } from "./generate/configuration.ts";
import { phrasesFile, phrasesText } from "./generate/phrases.ts";
import { schemaText } from "./generate/schema.ts";
import { at } from "./shared/root.mjs";

const generated = suite("npm run generate");

function isFresh(file: string, text: string): void {
  const written = readFileSync(at(file), "utf8").split("\n");
  const made = text.split("\n");
  const line = made.findIndex((one, index) => one !== written[index]);
  const isSame = line < 0 && made.length === written.length;
  assert.ok(isSame, `${file} is out of date from line ${line + 1} on. Run: npm run generate`);
}

generated("has written docs/configuration.md since the table of settings changed", () => {
  isFresh("docs/configuration.md", configurationText());
});

generated("has written src/content/en/phrases.ts since a text without a key changed", async () => {
  isFresh(phrasesFile, await phrasesText());
});

generated("has written sql/schema.sql since the migrations changed", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    isFresh("sql/schema.sql", await schemaText(sql));
  } finally {
    await close();
  }
});

generated.run();
