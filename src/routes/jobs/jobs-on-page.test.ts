import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { pageOfJobs } from "./jobs-on-page.ts";

const pages = suite("a page of vacancies");
const sql = await testDatabase();

pages("is at most the 100th, and the last one knows that the list goes on", async () => {
  const country = uniqueWord();
  const undone = new Error("undone");
  await sql
    .begin(async (tx) => {
      const id = await insertJob(tx, { country, createdAt: "2020-01-01T00:00:00Z" });
      const copies = (number: number) => tx`
        insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, description,
          requirements, closes_on, created_at)
        select title, company, country, sector, experience_level, salary_min, salary_max, description, requirements,
          closes_on, created_at
        from jobs, generate_series(1, ${number}::int) where id = ${id}`;
      const last = async () => {
        const { page, pages, jobs, cut } = await pageOfJobs(tx, { country }, "99999");
        return { page, pages, jobs: jobs.length, cut };
      };
      await copies(100 * 24 - 1);
      assert.equal(await last(), { page: 100, pages: 100, jobs: 24, cut: false });
      await copies(1);
      assert.equal(await last(), { page: 100, pages: 100, jobs: 24, cut: true });
      throw undone;
    })
    .catch((error) => assert.is(error, undone));
});

pages.run();
