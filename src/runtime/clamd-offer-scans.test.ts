import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { anEmployer } from "../../tests/support/account.ts";
import { type Clamd, eicar, missingClamd, startClamd } from "../../tests/support/clamd.ts";
import { packedStream, pdf, pdfWith } from "../../tests/support/document-fixtures.ts";
import { applyAndPay, postJob } from "../../tests/support/employer.ts";
import { unique, upload } from "../../tests/support/fixtures.ts";
import { ownPageIn } from "../../tests/support/mailbox.ts";
import { anOffer } from "../../tests/support/offers.ts";
import { scannedSite } from "../../tests/support/scanned-site.ts";
import { Browser, inProcess } from "../../tests/support/site.ts";
import { mainOf } from "../../tests/support/wizard.ts";
import { clamdScan } from "./clamd.ts";

// `clamd-scans.test.ts` fails on a machine of continuous integration that has no clamd.
if (inProcess && !missingClamd()) {
  const scans = suite("an offer's document that clamd scans");
  const port = await freePort();
  const site = await scannedSite(clamdScan({ host: "127.0.0.1", port }, { idleMs: 20_000 }));
  const { world, scanDue, stateOf } = site;
  let clamd: Clamd;

  scans.before(async () => {
    clamd = await startClamd({ port });
  });
  scans.after(async () => {
    await clamd.stop();
    await site.close();
  });

  /** The ways of employer and candidate to the document of a new offer. */
  async function anOfferWith(file: Uint8Array) {
    const employer = await anEmployer(world);
    const job = await postJob(employer);
    const email = `${unique("maria").replace(" ", ".")}@example.com`;
    const browser = new Browser(world);
    const { id } = await applyAndPay(job.id, { email, resumeUrl: await upload(browser) }, browser);
    const document = await upload(employer.browser, file);
    const made = await employer.browser.post(`/api/employer/applications/${id}/offer`, {
      ...anOffer(),
      document,
    });
    assert.is(made.status, 201, await made.clone().text());
    const offer = (await made.json()) as { id: string };
    const received = (await site.mailsTo(email)).find(({ kind }) => kind === "application received");
    const page = ownPageIn(received?.body ?? "")!;
    const candidate = new Browser(world);
    return {
      document,
      inInbox: async () => mainOf(await employer.browser.send(`/employer/applications/${id}/offer`)),
      onOwnPage: async () => mainOf(await candidate.send(page)),
      byEmployer: () => employer.browser.send(document),
      byCandidate: () => candidate.send(`${page}/offers/${offer.id}/document`),
      byOtherEmployer: async () => (await anEmployer(world)).browser.send(document),
    };
  }

  scans("reaches the candidate only once it is clean", async () => {
    const { document, byEmployer, byCandidate, byOtherEmployer } = await anOfferWith(pdf(4321));
    assert.is((await byCandidate()).status, 409);
    assert.is((await byEmployer()).status, 200, "its sender may read it");
    await scanDue();
    assert.is(await stateOf(document), "clean");
    const answer = await byCandidate();
    assert.equal(new Uint8Array(await answer.arrayBuffer()), pdf(4321));
    assert.is((await byOtherEmployer()).status, 404);
  });

  scans("shows its state to the employer and the candidate", async () => {
    const { document, inInbox, onOwnPage } = await anOfferWith(pdf(6543));
    const link = "Download the document (PDF, 6 KB)";
    assert.match(await onOwnPage(), "You can open it in a few minutes");
    const waiting = await inInbox();
    for (const part of [link, "The candidate can open it once"]) assert.match(waiting, part);

    const id = document.split("/").at(-1)!;
    await site.sql`update documents set scan_state = 'error' where id = ${id}`;
    assert.match(await onOwnPage(), "We could not scan this file");
    assert.match(await inInbox(), "The candidate can open it once");

    await site.sql`update documents set scan_state = 'clean' where id = ${id}`;
    for (const page of [await onOwnPage(), await inInbox()]) {
      assert.match(page, link);
      assert.not.match(page, "The candidate can open it once");
    }

    await site.sql`update documents set scan_state = 'infected' where id = ${id}`;
    for (const page of [await onOwnPage(), await inInbox()]) {
      assert.match(page, "We found a virus in the document");
      assert.not.match(page, link);
    }
  });

  scans("reaches nobody with a virus", async () => {
    const infected = pdfWith([packedStream(`${eicar} ${unique("page")}`)]);
    const { document, byEmployer, byCandidate } = await anOfferWith(infected);
    assert.is((await byCandidate()).status, 409);
    await scanDue();
    assert.is(await stateOf(document), "infected");
    assert.equal([(await byCandidate()).status, (await byEmployer()).status], [410, 410]);
  });

  scans("waits while clamd is away", async () => {
    await clamd.stop();
    const { document, byCandidate } = await anOfferWith(pdf(5432));
    await scanDue();
    assert.is(await stateOf(document), "pending");
    assert.is((await byCandidate()).status, 409);
    clamd = await startClamd({ port });
    await scanDue(2);
    assert.is((await byCandidate()).status, 200);
  });

  scans.run();
}
