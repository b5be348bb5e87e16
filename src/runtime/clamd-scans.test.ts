import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { anEmployer } from "../../tests/support/account.ts";
import { signedIn } from "../../tests/support/administrator.ts";
import { zip } from "../../tests/support/archive-fixtures.ts";
import { type Clamd, eicar, missingClamd, startClamd } from "../../tests/support/clamd.ts";
import {
  contentTypes,
  packedStream,
  pdf,
  pdfWith,
  wordDocument,
} from "../../tests/support/document-fixtures.ts";
import { applyAndPay, postJob } from "../../tests/support/employer.ts";
import { unique, upload } from "../../tests/support/fixtures.ts";
import { ownPageIn } from "../../tests/support/mailbox.ts";
import { scannedSite } from "../../tests/support/scanned-site.ts";
import { Browser, inProcess } from "../../tests/support/site.ts";
import { mainOf } from "../../tests/support/wizard.ts";
import { clamdScan } from "./clamd.ts";

const missing = missingClamd();

if (inProcess && missing) {
  // Nobody reads the warnings of continuous integration.
  const machine = suite("a machine that tests the site");
  machine("has clamd", () => assert.not(process.env.CI === "true", missing));
  machine.run();
  console.warn(missing);
}

if (inProcess && !missing) {
  const scans = suite("documents that clamd scans");

  const port = await freePort();
  const site = await scannedSite(clamdScan({ host: "127.0.0.1", port }, { idleMs: 20_000 }));
  const { world, scanDue, stateOf, sql } = site;
  let clamd: Clamd;

  scans.before(async () => {
    clamd = await startClamd({ port });
  });
  scans.after(async () => {
    await clamd.stop();
    await site.close();
  });

  const never = new AbortController().signal;
  const infectedPdf = () => pdfWith([packedStream(`${eicar} ${unique("page")}`)]);
  const infectedDocx = () =>
    Uint8Array.from(
      zip([contentTypes(), wordDocument, { name: "word/note.xml", content: eicar, deflated: true }]),
    );

  async function anApplicationWith(resume: Uint8Array) {
    const employer = await anEmployer(world);
    const job = await postJob(employer);
    const browser = new Browser(world);
    const email = `${unique("maria").replace(" ", ".")}@example.com`;
    const [resumeUrl, passportCopyUrl] = [await upload(browser, resume), await upload(browser)];
    const { id } = await applyAndPay(job.id, { email, resumeUrl, passportCopyUrl }, browser);
    return { employer, job, browser, email, id, resumeUrl, passportCopyUrl };
  }

  for (const [kind, file] of [
    ["PDF", infectedPdf],
    ["Word file", infectedDocx],
  ] as const)
    scans(`keeps a ${kind} with a virus from employer and administrator, and asks for another`, async () => {
      const { employer, job, email, id, resumeUrl, passportCopyUrl } = await anApplicationWith(file());
      const admin = await signedIn(world);
      for (const reader of [employer.browser, admin]) {
        const waiting = await reader.send(resumeUrl, { headers: { Accept: "application/json" } });
        assert.is(waiting.status, 409);
        assert.ok(Number(waiting.headers.get("Retry-After")) > 0);
      }
      await scanDue();
      assert.is(await stateOf(resumeUrl), "infected");
      for (const reader of [employer.browser, admin]) {
        assert.is((await reader.send(resumeUrl)).status, 410);
        assert.is((await reader.send(passportCopyUrl)).status, 200);
      }
      const shown = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
      assert.match(shown, "found a virus in this file");
      assert.not.match(shown, resumeUrl);
      assert.match(await mainOf(await admin.send("/admin/applications")), "has a virus");

      const mail = (await site.mailsTo(email)).find(({ kind }) => kind === "document infected");
      const path = ownPageIn(mail?.body ?? "")!;
      const candidate = new Browser(world);
      assert.match(await mainOf(await candidate.send(path)), "found a virus in this file");
      assert.is((await candidate.send(`${path}/documents/resumeUrl`)).status, 410);

      const body = new FormData();
      body.set("file", new File([pdf(1234) as BlobPart], "resume.pdf"));
      const answer = await candidate.send(`${path}/documents/resumeUrl/replacement`, {
        method: "POST",
        body,
      });
      assert.is(answer.status, 303);
      assert.match(await mainOf(await candidate.send(answer.headers.get("Location")!)), "replaced your file");
      const [row] = await sql<{ resumeUrl: string }[]>`select resume_url from applications where id = ${id}`;
      await scanDue();
      const replaced = await employer.browser.send(row!.resumeUrl);
      assert.is(replaced.status, 200);
      assert.equal(new Uint8Array(await replaced.arrayBuffer()), pdf(1234));
    });

  scans("loses nothing while clamd is away, and opens the documents when it is back", async () => {
    await clamd.stop();
    const { employer, resumeUrl } = await anApplicationWith(pdf(4321));
    await scanDue();
    assert.is(await stateOf(resumeUrl), "pending");
    assert.is((await employer.browser.send(resumeUrl)).status, 409);
    assert.is((await new Browser(world).send("/readyz")).status, 200);
    clamd = await startClamd({ port });
    await scanDue(2);
    assert.is(await stateOf(resumeUrl), "clean");
    assert.equal(new Uint8Array(await (await employer.browser.send(resumeUrl)).arrayBuffer()), pdf(4321));
  });

  scans("tells of a file that is longer than clamd takes", async () => {
    const small = await startClamd({ settings: { StreamMaxLength: "100K" } });
    for (const address of [small.socket, small.tcp]) {
      const file = new Blob([pdf(3_000_000)]).stream() as ReadableStream<Uint8Array>;
      const failure = await clamdScan(address)(file, never).catch((error: Error) => error.name);
      assert.is(failure, "NotScannable");
    }
    await small.stop();
  });

  scans("says the same over a socket as over TCP", async () => {
    for (const address of [clamd.socket, clamd.tcp]) {
      const [good, bad] = [pdf(2_000_000), infectedPdf()].map(
        (bytes) => new Blob([bytes]).stream() as ReadableStream<Uint8Array>,
      );
      assert.equal(await clamdScan(address)(good!, never), { infected: false });
      assert.is((await clamdScan(address)(bad!, never)).infected, true);
    }
  });

  scans.run();
}
