import { readEmployerRules } from "../../src/runtime/config/config.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { openEmbeddedDatabase } from "../../src/runtime/pglite/embedded-database.ts";
import { fillSite } from "./fill-site.ts";

/** Fills the database of TEST_DATABASE_URL, else the embedded one of the folder that is named. Tests copy it. */
const url = process.env.TEST_DATABASE_URL;
const { sql, close } = url ? openServer(url) : await openEmbeddedDatabase(process.argv[2]);
await fillSite(sql, url ? readEmployerRules(process.env) : undefined);
await close();
