import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import type { Client } from "../../db/connect.ts";

const samples = suite("counts of samples");

/** Reads the parts of a page's text that hold a number. */
async function read(sql: Client, path: string): Promise<string> {
  const html = await (await send(path, {}, { sql })).text();
  return html.replaceAll("<!-- -->", "").replace(/<b class="number">(\d+)<\/b>/g, "$1 ");
}

/** Makes two sample jobs of a sample company. `real` adds a real job of a real company. */
async function withJobs(real: boolean, act: (sql: Client) => Promise<void>): Promise<void> {
  const { sql, close } = await migratedDatabase();
  try {
    const [country, company] = ["Norway", "Fjord Sample Lines"];
    for (const title of ["Rigger", "Oiler"]) await insertJob(sql, { country, company, title, sample: true });
    await sql`update companies set sample = true where name = ${company}`;
    if (real) await insertJob(sql, { country, company: "Grey Harbour Towage", title: "Bosun" });
    await act(sql);
  } finally {
    await close();
  }
}

async function assertSays(sql: Client, path: string, texts: readonly (string | RegExp)[]): Promise<void> {
  const page = await read(sql, path);
  for (const text of texts) assert.match(page, text);
}

if (inProcess) {
  samples("say that all are samples", () =>
    withJobs(false, async (sql) => {
      await assertSays(sql, "/", [
        "1 sample partner company<",
        "2 sample jobs available<",
        "2 Sample vacancies<",
        ">2 sample jobs<",
        ">0 jobs<",
        "1 sample company is listed here.<",
        'These jobs are invented: practice for free. Each real application costs $50, paid in the last step. <a href="/safety#fee">Fee and refunds</a>',
      ]);
      await assertSays(sql, "/jobs", [
        'These jobs are invented: open one to practice for free. Each real application costs $50, paid in the last of four steps. <a href="/safety#fee">Fee and refunds</a>',
        "<title>Browse Job Opportunities - 2 Sample Overseas Jobs",
        "2 positions across 1 country, all samples<",
      ]);
      await assertSays(sql, "/jobs?search=rigger", ["1 position across 1 country, a sample<"]);
      await assertSays(sql, "/jobs?search=nobodywantsthis", ["0 positions<"]);
      const free =
        "These jobs are invented: open one to practice for free. Each real application costs $50, paid in the last of four steps. <";
      await assertSays(sql, "/country/norway", ["2 sample jobs<", free]);
      await assertSays(sql, "/jobs/country/norway", [
        "2 sample jobs, 2 total vacancies<",
        "2 Total Jobs, all samples<",
        "2 Vacancies, all samples<",
        "1 Companies, a sample<",
        free,
      ]);
      await assertSays(sql, "/partners", ["1 Shipping Companies, a sample<", "0 IT Companies<"]);
    }),
  );

  samples("say how many are samples where real ones are counted with them", () =>
    withJobs(true, async (sql) => {
      await assertSays(sql, "/", [
        "2 partner companies, some are samples<",
        "3 jobs available, most are samples<",
        "3 Vacancies, most are samples<",
        "2 companies are listed here. Some of them are samples.",
        'Examples are free. Each real application costs $50, paid in the last step. <a href="/safety#fee">Fee and refunds</a>',
      ]);
      await assertSays(sql, "/jobs", ["3 positions across 1 country, most are samples<"]);
      await assertSays(sql, "/jobs?search=rigger", ["1 position across 1 country, a sample<"]);
      await assertSays(sql, "/jobs?search=bosun", ["1 position across 1 country<"]);
      await assertSays(sql, "/country/norway", ["3 jobs, most are samples<"]);
      await assertSays(sql, "/jobs/country/norway", ["3 positions, 3 total vacancies, most are samples<"]);
      await assertSays(sql, "/partners", ["2 Shipping Companies, some are samples<"]);
    }),
  );

  samples("are not spoken of where every job is real", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      await insertJob(sql, { country: "Norway" });
      for (const path of ["/", "/jobs", "/country/norway", "/jobs/country/norway", "/partners"])
        assert.not.match(await read(sql, path), /samples/i, path);
    } finally {
      await close();
    }
  });
}

samples.run();
