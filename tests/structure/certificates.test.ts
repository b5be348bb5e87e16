import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadTerms } from "../../src/db/jobs/search/load-terms.ts";
import { readTerms } from "../../src/runtime/node/terms-files.ts";
import { certificates } from "../../src/shared/jobs/certificates.ts";
import { migratedDatabase } from "../support/database.ts";
import { insertJob } from "../support/insert-job.ts";
import { inProcess } from "../support/site.ts";

const codes = suite("codes of certificates");

if (inProcess)
  codes("are all words of the search, so that a search finds jobs that state them", async () => {
    const { sql, close } = await migratedDatabase();
    codes.after(close);
    await loadTerms(sql, await readTerms("sql/terms"));
    const id = await insertJob(sql, { title: "Fitter", requirements: "Care" });
    const unknown: string[] = [];
    for (const code of certificates) {
      await sql`update jobs set certificates = array[${code}::text] where id = ${id}`;
      const [row] = await sql<{ found: boolean }[]>`
        select exists (select from unnest(search_marks) as mark where mark like 'q:%') as found from jobs`;
      if (!row!.found) unknown.push(code);
    }
    assert.equal(unknown, []);
  });

codes.run();
