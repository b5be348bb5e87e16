import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { scannedSite } from "../../../tests/support/scanned-site.ts";
import { Browser } from "../../../tests/support/site.ts";
import { NotScannable, type Scan, ScannerAway } from "../../services/documents/scanner.ts";

const scanning = suite("scan documents");

const clean: Scan = async () => ({ infected: false });
const infected: Scan = async () => ({ infected: true, signature: "Test-Virus" });
const away: Scan = () => Promise.reject(new ScannerAway("away", { cause: new Error("ECONNREFUSED") }));
const failing: Scan = () => Promise.reject(new NotScannable("INSTREAM size limit exceeded. ERROR"));

let scan: Scan = clean;
const site = await scannedSite((file, calledOff) => scan(file, calledOff));
const { world, log, sql, scanDue, stateOf } = site;

scanning.before.each(async () => {
  scan = clean;
  log.length = 0;
  world.scanner.isAway = false;
  await sql`update documents set scan_state = 'clean'`;
});
scanning.after(site.close);

const aDocument = (bytes = pdf()) => upload(new Browser(world), bytes);
const events = (event: string) => log.filter((entry) => entry.event === event);

scanning("gives the scanner the bytes that were uploaded", async () => {
  const bytes = pdf(1_500_000);
  const seen: Uint8Array[] = [];
  scan = async (file) => {
    for await (const piece of file) seen.push(piece.slice());
    return { infected: false };
  };
  const reference = await aDocument(bytes);
  assert.is(await stateOf(reference), null);
  await scanDue();
  assert.is(await stateOf(reference), "clean");
  assert.equal(new Uint8Array(Buffer.concat(seen)), bytes);
});

scanning("scans a document once", async () => {
  let scans = 0;
  scan = async () => {
    scans += 1;
    return { infected: false };
  };
  await aDocument();
  await scanDue();
  await scanDue(10_000);
  assert.is(scans, 1);
});

scanning("keeps what was found, and logs it by the document's id", async () => {
  scan = infected;
  const reference = await aDocument();
  await scanDue();
  assert.is(await stateOf(reference), "infected");
  const id = reference.split("/").at(-1)!;
  assert.equal(events("document infected"), [
    { event: "document infected", document: id, signature: "Test-Virus" },
  ]);
});

scanning("waits longer each time while the scanner is away, and says so once", async () => {
  scan = away;
  const reference = await aDocument();
  await scanDue();
  assert.is(await stateOf(reference), "pending");
  await scanDue(0.9);
  await scanDue(1.1);
  await scanDue(1.2);
  assert.is(await attemptsOf(reference), 2);
  await scanDue(3.2);
  assert.is(await attemptsOf(reference), 3);
  assert.is(events("virus scanner away").length, 1);
  scan = clean;
  await scanDue(60);
  assert.is(await stateOf(reference), "clean");
  assert.is(events("virus scanner back").length, 1);
});

async function attemptsOf(reference: string): Promise<number> {
  const [row] = await sql<{ scanAttempts: number }[]>`
    select scan_attempts from documents where id = ${reference.split("/").at(-1)!}`;
  return row!.scanAttempts;
}

scanning("asks a scanner that is away for a few documents only", async () => {
  const references: string[] = [];
  for (let n = 0; n < 10; n += 1) references.push(await aDocument());
  let asked = 0;
  scan = (...given) => {
    asked += 1;
    return away(...given);
  };
  await scanDue();
  assert.ok(asked <= 4, `it was asked ${asked} times`);
  scan = clean;
  await scanDue(60);
  for (const reference of references) assert.is(await stateOf(reference), "clean");
});

scanning("goes on after a document that cannot be judged, and tries that again", async () => {
  const [bad, good] = [await aDocument(pdf(3000)), await aDocument(pdf(2000))];
  scan = async (file, calledOff) => {
    let bytes = 0;
    for await (const piece of file) bytes += piece.length;
    return bytes === 3000 ? failing(file, calledOff) : { infected: false };
  };
  await scanDue();
  assert.is(await stateOf(bad), "error");
  assert.is(await stateOf(good), "clean");
  assert.is(events("document not scanned").length, 1);
  scan = clean;
  await scanDue(2);
  assert.is(await stateOf(bad), "clean");
});

scanning("takes up a document that a process which ended was about to scan", async () => {
  const reference = await aDocument();
  await sql`
    update documents set scan_state = 'pending', scan_due_at = now() + interval '3 minutes'
    where id = ${reference.split("/").at(-1)!}`;
  await scanDue();
  assert.is(await stateOf(reference), "pending");
  await scanDue(4);
  assert.is(await stateOf(reference), "clean");
});

scanning("gives each document to one of those that scan at the same time, four at once", async () => {
  for (let n = 0; n < 9; n += 1) await aDocument();
  let [atOnce, most, scans] = [0, 0, 0];
  scan = async () => {
    atOnce += 1;
    scans += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 20));
    atOnce -= 1;
    return { infected: false };
  };
  await Promise.all([scanDue(), scanDue(), scanDue()]);
  assert.is(scans, 9);
  assert.ok(most > 1 && most <= 4, `${most} were scanned at once`);
});

scanning("is woken by an upload", async () => {
  let woken = 0;
  world.scanner.whenWoken(async () => {
    woken += 1;
  });
  await aDocument();
  assert.is(woken, 1);
});

scanning("calls off a scan that hangs when the site stops, and begins nothing any more", async () => {
  const reference = await aDocument();
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  scan = (_, calledOff) =>
    new Promise((__, reject) => {
      calledOff.addEventListener("abort", () => reject(new ScannerAway("called off")));
      begun();
    });
  const run = scanDue();
  await isBegun;
  await world.scanner.stop();
  await run;
  assert.is(await stateOf(reference), "pending");
  assert.is(events("virus scanner away").length, 0);
  const later = await aDocument();
  await scanDue(60);
  assert.is(await stateOf(later), null);
});

scanning.run();
