import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { LogEntry } from "../src/env.ts";
import { anEmployer } from "./account.ts";
import { signedIn } from "./administrator.ts";
import { applyAndPay, postJob } from "./employer.ts";
import { unique } from "./fixtures.ts";
import { mailsTo, ownPageIn } from "./mailbox.ts";
import { Browser, inProcess, testDatabase } from "./site.ts";
import { mainOf } from "./wizard.ts";

const lost = suite("an application whose seal no key opens");

/** Two applications of a vacancy, of which one cannot be opened any more. */
async function aLostSeal() {
  const entries: LogEntry[] = [];
  const world = { log: (entry: LogEntry) => void entries.push(entry) };
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const fullName = unique("Lost Seal");
  const broken = await applyAndPay(job.id, { email, fullName });
  await applyAndPay(job.id, { fullName: `${fullName} the second` });
  const sql = await testDatabase();
  await sql`update applications set private_key_id = 'lost' where id = ${broken.id}`;
  const path = ownPageIn((await mailsTo(email))[0]?.body ?? "") ?? "";
  return { ...broken, fullName, job, employer, world, entries, path };
}

const cannot = /cannot be opened/;

if (inProcess) {
  lost("is a row of the administrator's list that says so, beside the others, and in the log", async () => {
    const { fullName, entries, world, id } = await aLostSeal();
    const admin = await signedIn(world);
    const query = new URLSearchParams({ search: fullName });
    const page = await admin.send(`/admin/applications?${query}`);
    assert.is(page.status, 200);
    const main = await mainOf(page);
    assert.match(main, cannot);
    assert.ok(main.includes(`${fullName} the second`));
    assert.not.match(main, "Invalid date");
    const rows = (await (await admin.send(`/api/admin/applications?${query}`)).json()) as {
      withheld?: string;
    }[];
    assert.equal(
      rows.map(({ withheld }) => withheld),
      [undefined, "unreadable"],
    );
    assert.match(await (await admin.send(`/admin/applications.csv?${query}`)).text(), cannot);
    assert.ok(entries.some(({ event, application }) => event === "seal not opened" && application === id));
  });

  lost("is a card of the employer's list that says so, beside the others", async () => {
    const { job, employer, fullName } = await aLostSeal();
    const page = await employer.browser.send(`/employer/jobs/${job.id}`);
    assert.is(page.status, 200);
    const main = await mainOf(page);
    assert.match(main, cannot);
    assert.ok(main.includes(`${fullName} the second`));
    assert.not.match(main, "Invalid date");
    const list = await employer.browser.send(`/api/employer/applications/${job.id}`);
    const rows = (await list.json()) as { withheld?: string }[];
    assert.equal(
      rows.map(({ withheld }) => withheld),
      [undefined, "unreadable"],
    );
    const csv = await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`);
    assert.match(await csv.text(), cannot);
  });

  lost("has its own page still, which tells what cannot be shown", async () => {
    const { path, fullName } = await aLostSeal();
    const main = await mainOf(await new Browser().send(path));
    assert.match(main, "the key that opens them is missing");
    assert.ok(main.includes(fullName));
    assert.match(await (await new Browser().send(`${path}/data`)).text(), "unreadable");
  });
}

lost.run();
