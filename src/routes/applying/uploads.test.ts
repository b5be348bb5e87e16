import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../../scripts/shared/free-port.mjs";
import { doc, docx, jpg, pdf, png } from "../../../tests/support/document-fixtures.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { aLink, type Link, put, slowBody } from "../../../tests/support/upload-link.ts";
import { openDocument } from "../../services/documents/documents.ts";
import { FilesAway } from "../../services/files/files.ts";
import { s3Files } from "../../services/files/s3-files.ts";

const sql = await testDatabase();
const MiB = 1024 * 1024;

async function rowOf({ id }: Link) {
  const [row] = await sql`select * from documents where id = ${id}`;
  return row;
}

const uploads = suite("PUT /uploads/:id");

uploads("stores each kind of document, by its content whatever the content type says", async () => {
  const documents = { pdf: pdf(), doc, docx, jpg, png };
  for (const [type, bytes] of Object.entries(documents)) {
    const link = await aLink();
    const response = await put(link, bytes, {}, { "Content-Type": "text/html" });
    assert.is(response.status, 200, type);
    const stored = { url: `/objects/uploads/${link.id}`, type, bytes: bytes.length };
    assert.equal(await response.json(), stored);
  }
});

uploads("needs no content type, no cookie and no origin of ours", async () => {
  const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
  assert.is((await put(await aLink(), pdf(), {}, headers)).status, 200);
});

uploads("takes the same bytes again, since an answer may be lost, and no others", async () => {
  const link = await aLink();
  for (const time of [1, 2]) assert.is((await put(link, pdf())).status, 200, `time ${time}`);
  assert.is((await put(link, png)).status, 409);
  assert.is((await rowOf(link))?.type, "pdf");
});

uploads("takes the same bytes from two requests at once", async () => {
  const link = await aLink();
  const answers = await Promise.all([put(link, pdf(MiB)), put(link, pdf(MiB))]);
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200],
  );
});

uploads("takes one of two different documents that come at once", async () => {
  const link = await aLink();
  const answers = await Promise.all([put(link, pdf(MiB)), put(link, pdf(MiB + 1))]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  const taken = (await answers.find(({ status }) => status === 200)!.json()) as { bytes: number };
  assert.is((await rowOf(link))?.bytes, taken.bytes);
});

uploads("refuses an empty document, and takes another one afterwards", async () => {
  const link = await aLink();
  for (const body of [undefined, new Uint8Array(0)]) {
    const response = await put(link, body);
    assert.is(response.status, 400);
    assert.equal(await response.json(), { message: "The selected file is empty." });
  }
  assert.is((await put(link, pdf())).status, 200);
});

uploads("takes ten MiB and refuses a byte more", async () => {
  assert.is((await put(await aLink(), pdf(10 * MiB))).status, 200);
  const link = await aLink();
  const response = await put(link, pdf(10 * MiB + 1));
  assert.is(response.status, 413);
  assert.match(((await response.json()) as { message: string }).message, "smaller than 10 MB");
  assert.is((await rowOf(link))?.storageKey, null);
});

uploads("refuses what is no document, whatever it is called", async () => {
  const others = ["<!doctype html><script>alert(1)</script>", "MZ\x90\0", "GIF89a", "\0", "x".repeat(MiB)];
  for (const text of others) {
    const response = await put(
      await aLink(),
      new TextEncoder().encode(text),
      {},
      {
        "Content-Type": "application/pdf",
      },
    );
    assert.is(response.status, 415);
  }
});

uploads("refuses a link that is forged, changed, moved or incomplete", async () => {
  const { url, id } = await aLink();
  const other = await aLink();
  const wrong: [string, string][] = [
    ["signature", "A".repeat(43)],
    ["signature", ""],
    ["signature", "%00"],
    ["signature", other.url.searchParams.get("signature")!],
    ["expires", "99999999999"],
    ["expires", "-1"],
    ["expires", "1e12"],
  ];
  const paths = wrong.map(([name, value]) => {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    return changed.pathname + changed.search;
  });
  paths.push(
    `/uploads/${other.id}${url.search}`,
    `/uploads/${id}`,
    `/uploads/%00${url.search}`,
    "/uploads/x?expires=1",
  );
  for (const path of paths) assert.is((await put({ path }, pdf())).status, 403, path);
});

uploads("takes no other method", async () => {
  const { path } = await aLink();
  for (const method of ["GET", "POST", "DELETE"]) {
    const { status, headers } = await send(path, { method });
    assert.equal([status, headers.get("Allow")], [405, "PUT, OPTIONS"], method);
  }
});

uploads.run();

const inside = suite("PUT /uploads/:id, inside");

inside("refuses a link after fifteen minutes", async () => {
  const { path } = await aLink();
  const later = (minutes: number) => ({ clock: () => new Date(Date.now() + minutes * 60_000) });
  const body = pdf() as BodyInit;
  assert.is((await send(path, { method: "PUT", body }, later(15.1))).status, 403);
  assert.is((await send(path, { method: "PUT", body }, later(14.9))).status, 200);
});

inside("stores sealed pieces alone, which open to what was sent", async () => {
  const files = memoryFiles();
  const document = pdf(MiB + 17);
  const browser = new Browser({ files });
  const id = (await upload(browser, document)).split("/").at(-1)!;
  assert.is(files.held.size, 3);
  for (const piece of files.held.values()) {
    assert.not(Buffer.from(piece).includes("%PDF"));
    assert.not(Buffer.from(piece).includes(Buffer.alloc(64)));
  }
  const [row] = await sql`select * from documents where id = ${id}`;
  const { vault } = await testServices();
  const opened = await openDocument({
    storageKey: row!.storageKey,
    pieces: row!.pieces,
    wrapped: { bytes: row!.wrappedKey, keyId: row!.wrappedKeyId },
    vault,
    files,
    context: `documents:${id}`,
  });
  assert.ok(Buffer.from(await new Response(opened).arrayBuffer()).equals(document));
});

inside("leaves nothing of a body that breaks off, and takes it whole afterwards", async () => {
  const files = memoryFiles();
  const { path, id, url } = await aLink();
  const { stream } = slowBody([pdf(MiB), pdf(MiB), pdf(MiB), new TypeError("terminated")]);
  const broken = await put({ path }, stream, { files });
  assert.is(broken.status, 400);
  assert.is(files.held.size, 0);
  assert.is((await rowOf({ path, id, url }))?.storedAt, null);
  assert.is((await send(path, { method: "PUT", body: pdf() as BodyInit }, { files })).status, 200);
});

inside("leaves nothing of what it refused, and nothing of the second of two", async () => {
  const files = memoryFiles();
  const { path } = await aLink();
  const putOwn = (body: Uint8Array) => send(path, { method: "PUT", body: body as BodyInit }, { files });
  for (const refused of [pdf(10 * MiB + 1), new Uint8Array(99)]) await putOwn(refused);
  assert.is(files.held.size, 0);
  await Promise.all([putOwn(pdf(400)), putOwn(pdf(500)), putOwn(pdf(400))]);
  assert.is(files.held.size, 1);
});

inside("asks to try again while files cannot be stored", async () => {
  const files = { ...memoryFiles(), write: () => Promise.reject(new FilesAway(new Error("full"))) };
  const { path } = await aLink();
  const response = await send(path, { method: "PUT", body: pdf() as BodyInit }, { files });
  assert.is(response.status, 503);
  assert.ok(response.headers.get("Retry-After"));
  assert.is((await put({ path }, pdf())).status, 200);
});

inside("says so while an S3 store cannot be reached, and takes the document when it can", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const access = { region: "auto", bucket: "jobs", accessKeyId: "id", secretAccessKey: "secret" };
  const link = await aLink();
  const response = await put(link, pdf(), { files: s3Files({ endpoint, ...access }) });
  assert.is(response.status, 503);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  assert.equal(await response.json(), {
    message: "We cannot store or open documents right now. Please try again in a minute.",
  });
  assert.is((await rowOf(link))?.storedAt, null);
  assert.is((await put(link, pdf())).status, 200);
});

inside(
  "says that there is no room, leaves nothing behind, and takes the document when there is room",
  async () => {
    let room = false;
    const files = memoryFiles((piece) => {
      if (!room && piece === 1)
        throw new FilesAway(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
    });
    const link = await aLink();
    const response = await put(link, pdf(2 * MiB), { files });
    assert.is(response.status, 507);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
    assert.match(((await response.json()) as { message: string }).message, "There is no room for documents");
    assert.is(files.held.size, 0);
    room = true;
    assert.is((await put(link, pdf(2 * MiB), { files })).status, 200);
  },
);

inside("only compares what is sent to a place that is filled", async () => {
  const files = memoryFiles();
  const link = await aLink();
  await put(link, pdf(2 * MiB), { files });
  const full = { files: memoryFiles(() => assert.unreachable("nothing may be written")) };
  const again = await put(link, pdf(2 * MiB), full);
  assert.is(again.status, 200);
  assert.equal(await again.json(), { url: `/objects/uploads/${link.id}`, type: "pdf", bytes: 2 * MiB });
  for (const other of [pdf(2 * MiB + 1), png, new Uint8Array(0), pdf(12 * MiB)])
    assert.is((await put(link, other, full)).status, 409);
});

// These tests choose the site's clock and store.
if (inProcess) inside.run();
