import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { anApplication } from "../../../tests/support/fixtures.ts";
import { testServices } from "../../../tests/support/site.ts";
import type { Application } from "../../shared/applying/application.ts";
import { sealDetails } from "../applying/seal-details.ts";
import { exportJobApplications } from "./export-job-applications.ts";

const exporting = suite("the export of a vacancy's applications");

const { sql, close } = await migratedDatabase();
exporting.after(close);
const services = { ...(await testServices()), sql };
const employer = await anEmployer({ sql });

/** Makes a job with this many applications. All of them have the same sealed part, which opens for one row only. */
async function aJobWith(applications: number, details: Partial<Application> = {}): Promise<string> {
  const { id: jobId } = await postJob(employer);
  const application = { ...anApplication, ...details, jobId } as Application;
  for (let from = 1; from <= applications; from += 500) {
    const rows = await Promise.all(
      Array.from({ length: Math.min(500, applications - from + 1) }, async (_, index) => {
        const id = crypto.randomUUID();
        const columns = await sealDetails(services.vault, id, application);
        const submittedAt = new Date(Date.now() - (from + index) * 1000);
        return { ...columns, id, reference: id, submittedAt, fullName: `Maria ${from + index}` };
      }),
    );
    await sql`insert into applications ${sql(rows as never)}`;
  }
  return jobId;
}

async function read(jobId: string): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of exportJobApplications(services, jobId, undefined)) parts.push(part);
  return parts;
}

exporting("holds a page in memory at a time, however many there are", async () => {
  const parts = await read(await aJobWith(5000));
  const lines = parts.map((part) => part.split("\r\n").length - 1);
  assert.is(Math.max(...lines), 500);
  assert.is(
    lines.reduce((sum, count) => sum + count),
    5001,
  );
  const names = new Set(parts.join("").match(/Maria \d+/g));
  assert.is(names.size, 5000);
});

exporting("reads on only when its reader does", async () => {
  const jobId = await aJobWith(501);
  const parts = exportJobApplications(services, jobId, undefined);
  await parts.next();
  await parts.next();
  await sql`delete from applications where job_id = ${jobId}`;
  assert.ok((await parts.next()).done);
});

exporting(
  "leaves no formula to a spreadsheet, and keeps commas, quotes and lines in their cell",
  async () => {
    const jobId = await aJobWith(1, {
      nationality: "=HYPERLINK(1)",
      qualification: 'STCW, "6G"',
      phone: "+63 917 123 4567",
      experience: "Six years\non bulk carriers",
    });
    const csv = (await read(jobId)).join("");
    assert.match(csv, `,"'=HYPERLINK(1)",`);
    assert.match(csv, ',"STCW, ""6G""",');
    assert.match(csv, `,"'+63 917 123 4567",`);
    assert.match(csv, ',"Six years\non bulk carriers",');
    assert.ok(csv.startsWith('\uFEFF"Reference",'));
  },
);

exporting.run();
