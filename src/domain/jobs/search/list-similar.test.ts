import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../../tests/support/database.ts";
import { insertJob } from "../../../../tests/support/insert-job.ts";
import { inProcess } from "../../../../tests/support/site.ts";
import { findJob } from "../../../db/jobs/jobs.ts";
import { listSimilarJobs } from "./list-similar.ts";

const similar = suite("the jobs that are similar to one");

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  similar.after(close);

  similar("has a job once that its employer has posted several times", async () => {
    const job = await findJob(sql, await insertJob(sql, { title: "Welder", company: "Northern Quay" }));
    for (const company of ["Harbour Works", "Harbour Works", "HARBOUR WORKS", "Quay and Sons"])
      await insertJob(sql, { title: "Welder", company });
    const companies = (await listSimilarJobs(sql, job!, 4)).map(({ company }) => company.toLowerCase());
    assert.equal(companies.sort(), ["harbour works", "quay and sons"]);
  });
}

similar.run();
