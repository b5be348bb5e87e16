import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aJob, anApplication, unique, upload } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, json, testDatabase, testServices } from "../../../tests/support/site.ts";
import { eraseOld } from "./erase-old-applications.ts";

const erasing = suite("erasing rejected applications");

const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);

/** Gives an application with this answer of its employer. */
async function answered(status: "rejected" | "accepted") {
  const sql = await testDatabase();
  const employer = await anEmployer();
  const job = await aJob(sql);
  await sql`update jobs set employer_id = ${employer.user.id} where id = ${job.id}`;
  const candidate = new Browser();
  const fullName = unique("Erased Person");
  const resumeUrl = await upload(candidate);
  const sent = await candidate.post("/api/applications", {
    ...anApplication,
    fullName,
    resumeUrl,
    jobId: job.id,
  });
  const { id } = (await sent.json()) as { id: string };
  await employer.browser.send(`/api/employer/applications/${id}/status`, json({ status }, "PATCH"));
  return { id, fullName };
}

async function rowOf(id: string): Promise<string> {
  const sql = await testDatabase();
  const [row] = await sql<
    { line: string }[]
  >`select applications::text as line from applications where id = ${id}`;
  return row!.line;
}

const run = async (days: number) => eraseOld({ ...(await testServices()), clock: inDays(days) }, "rejected");

if (inProcess) {
  erasing("leaves nothing of the person a year after the rejection", async () => {
    const { id, fullName } = await answered("rejected");
    await run(366);
    const line = await rowOf(id);
    assert.not.match(line, fullName);
    assert.not.match(line, anApplication.email);
    const sql = await testDatabase();
    assert.is((await sql`select from application_documents where application_id = ${id}`).length, 0);
    const admin = await signedIn();
    const list = await admin.send(`/api/admin/applications?search=${encodeURIComponent(fullName)}`);
    assert.equal(await list.json(), []);
  });

  erasing("waits until the year is over", async () => {
    const { id, fullName } = await answered("rejected");
    await run(364);
    assert.match(await rowOf(id), fullName);
  });

  erasing("touches no application that was not rejected", async () => {
    const { id, fullName } = await answered("accepted");
    await run(3660);
    assert.match(await rowOf(id), fullName);
  });
}

erasing.run();
