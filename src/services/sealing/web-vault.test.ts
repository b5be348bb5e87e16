import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Sealed } from "../../shared/sealed.ts";
import { openVault } from "./web-vault.ts";

const oldSecret = "a secret of thirty-two characters or more";
const newSecret = "the secret that took its place one day later";
const row = "applications.private:1";
const plain = new TextEncoder().encode("P1234567");

async function rejects(work: Promise<unknown>, expected: RegExp): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: Error) => reason,
  );
  assert.match(`${error?.name}: ${error?.message}`, expected);
}

function changed(sealed: Sealed, at: number): Sealed {
  const bytes = sealed.bytes.slice();
  bytes[at]! ^= 1;
  return { ...sealed, bytes };
}

const sealing = suite("sealing");

sealing("opens to what was sealed", async () => {
  const vault = openVault(oldSecret);
  assert.equal(await vault.open(await vault.seal(plain, row), row), plain);
});

sealing("opens what was sealed in November 2026, by the same secret", async () => {
  const vault = openVault("a secret key for tests, of 32 characters and more");
  const kept = "AUD96WjstlWPXOI5_bBoSclziOMejnEHKYzMJLUPeZB4XfVlojXd1rIKvjKmwQ";
  const sealed = { bytes: Buffer.from(kept, "base64url"), keyId: "bebc7b12" };
  assert.equal(await vault.openJson(sealed, "row 1"), { phone: "+47 1" });
});

sealing("opens in another process with the same secret", async () => {
  const sealed = await openVault(oldSecret).sealJson({ phone: "+47 1", day: null }, row);
  assert.equal(await openVault(oldSecret).openJson(sealed, row), { phone: "+47 1", day: null });
});

sealing("never gives the same bytes twice", async () => {
  const vault = openVault(oldSecret);
  const [one, two] = [await vault.seal(plain, row), await vault.seal(plain, row)];
  assert.not.equal(one.bytes.slice(1, 13), two.bytes.slice(1, 13));
  assert.not.equal(one.bytes.slice(13), two.bytes.slice(13));
});

sealing("does not open in another row", async () => {
  const vault = openVault(oldSecret);
  await rejects(vault.open(await vault.seal(plain, row), "applications.private:2"), /SealBroken/);
});

for (const [part, at] of [
  ["version", 0],
  ["nonce", 5],
  ["ciphertext", 13],
  ["tag", 36],
] as const)
  sealing(`does not open when its ${part} was changed`, async () => {
    const vault = openVault(oldSecret);
    await rejects(vault.open(changed(await vault.seal(plain, row), at), row), /SealBroken/);
  });

sealing("does not open when it was cut short", async () => {
  const vault = openVault(oldSecret);
  const { bytes, keyId } = await vault.seal(plain, row);
  for (const length of [0, 1, 13, 28, bytes.length - 1])
    await rejects(vault.open({ bytes: bytes.slice(0, length), keyId }, row), /SealBroken/);
});

const rotation = suite("a new SECRET_KEY");

rotation("opens and verifies what the previous one sealed and signed", async () => {
  const before = openVault(oldSecret);
  const sealed = await before.seal(plain, row);
  const signature = await before.sign("link", "1");
  const after = openVault(newSecret, oldSecret);
  assert.equal(await after.open(sealed, row), plain);
  assert.ok(await after.verify("link", "1", signature));
});

rotation("finds by digest what the previous one stored", async () => {
  const stored = await openVault(oldSecret).digest("draft", "token");
  const after = openVault(newSecret, oldSecret);
  assert.equal(await after.digests("draft", "token"), [await after.digest("draft", "token"), stored]);
});

rotation("seals and signs with the new key alone", async () => {
  const after = openVault(newSecret, oldSecret);
  const alone = openVault(newSecret);
  assert.equal(await alone.open(await after.seal(plain, row), row), plain);
  assert.ok(await alone.verify("link", "1", await after.sign("link", "1")));
  assert.is(after.keyId, alone.keyId);
});

rotation("says which key is missing when the previous one is not given", async () => {
  const before = openVault(oldSecret);
  const work = openVault(newSecret).open(await before.seal(plain, row), row);
  await rejects(work, new RegExp(`SealBroken: .*${before.keyId}`));
});

rotation("does not open another key's value under a borrowed id", async () => {
  const vault = openVault(newSecret);
  const { bytes } = await openVault(oldSecret).seal(plain, row);
  await rejects(vault.open({ bytes, keyId: vault.keyId }, row), /SealBroken/);
});

const signing = suite("signing");

signing("gives text that fits into a URL", async () => {
  assert.match(await openVault(oldSecret).sign("upload", "7"), /^[\w-]{43}$/);
});

signing("holds for its own purpose and text only", async () => {
  const vault = openVault(oldSecret);
  const signature = await vault.sign("upload", "7");
  const verdicts = await Promise.all([
    vault.verify("upload", "7", signature),
    vault.verify("upload", "8", signature),
    vault.verify("uploa", "d7", signature),
    vault.verify("upload", "7", signature.slice(1)),
    vault.verify("upload", "7", ""),
  ]);
  assert.equal(verdicts, [true, false, false, false, false]);
});

signing("is no digest, and a digest no signature", async () => {
  const vault = openVault(oldSecret);
  const digest = Buffer.from(await vault.digest("upload", "7")).toString("base64url");
  assert.not(await vault.verify("upload", "7", digest));
});

const pieces = suite("a document key");
const documentRow = "documents:1";

pieces("opens each piece in its place", async () => {
  const vault = openVault(oldSecret);
  const { key, wrapped } = await vault.newDocumentKey(documentRow);
  const opened = await vault.openDocumentKey(wrapped, documentRow);
  for (const size of [0, 1, 512 * 1024]) {
    const bytes = new Uint8Array(size).fill(7);
    assert.equal(await opened.openPiece(await key.sealPiece(bytes, size, true), size, true), bytes);
  }
});

pieces("opens no piece in another place", async () => {
  const { key } = await openVault(oldSecret).newDocumentKey(documentRow);
  const first = await key.sealPiece(plain, 0, false);
  await rejects(key.openPiece(first, 1, false), /SealBroken/);
  await rejects(key.openPiece(first, 0, true), /SealBroken/);
});

pieces("opens no piece of another document", async () => {
  const vault = openVault(oldSecret);
  const [one, two] = [await vault.newDocumentKey("documents:1"), await vault.newDocumentKey("documents:2")];
  await rejects(two.key.openPiece(await one.key.sealPiece(plain, 0, true), 0, true), /SealBroken/);
});

pieces("does not unwrap for another row, nor as a sealed value", async () => {
  const vault = openVault(oldSecret);
  const { wrapped } = await vault.newDocumentKey(documentRow);
  await rejects(vault.openDocumentKey(wrapped, "documents:2"), /SealBroken/);
  await rejects(vault.open(wrapped, documentRow), /SealBroken/);
});

sealing.run();
rotation.run();
signing.run();
pieces.run();
