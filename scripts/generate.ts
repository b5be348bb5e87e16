import { mkdirSync, writeFileSync } from "node:fs";
import { migrate } from "../src/db/migrate.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { openEmbeddedDatabase } from "../src/runtime/pglite/embedded-database.ts";
import { configurationText } from "./generate/configuration.ts";
import { formatsFile, formatsText, formattedLanguages } from "./generate/formats.ts";
import { phrasesFile, phrasesText } from "./generate/phrases.ts";
import { schemaText } from "./generate/schema.ts";
import { at } from "./shared/root.mjs";

for (const language of formattedLanguages) writeFileSync(formatsFile(language), formatsText(language));
writeFileSync(at(phrasesFile), await phrasesText());
const { sql, close } = await openEmbeddedDatabase();
try {
  await migrate(sql, readMigrations(at("sql")));
  mkdirSync(at("docs"), { recursive: true });
  writeFileSync(at("docs/configuration.md"), configurationText());
  writeFileSync(at("sql/schema.sql"), await schemaText(sql));
} finally {
  await close();
}
