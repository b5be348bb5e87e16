import { createHash } from "node:crypto";
import { BrokenPdf, type PdfDictionary, type PdfValue } from "./syntax.ts";

interface Encryption {
  dictionary: PdfDictionary;
  id: Uint8Array;
}

/** ISO 32000-2, 7.6.4.3.2 pads passwords with these bytes. */
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** An encrypted file that opens without a password only forbids printing and the like. */
export async function opensWithoutPassword({ dictionary, id }: Encryption): Promise<boolean> {
  // Filters other than `/Standard` need a certificate.
  if (dictionary.get("Filter") !== "/Standard") return false;
  const revision = numberOf(dictionary.get("R"));
  const [user, owner] = [bytesOf(dictionary.get("U")), bytesOf(dictionary.get("O"))];
  if (revision >= 5) {
    const wanted = Buffer.from(user.subarray(0, 32));
    const salt = user.subarray(32, 40);
    return wanted.equals(revision === 5 ? sha(256, salt) : await hardened(salt));
  }
  const keyBytes = revision === 2 ? 5 : keyBits(dictionary) / 8;
  if (!(keyBytes >= 5 && keyBytes <= 16)) throw new BrokenPdf("an unknown key");
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(dictionary.get("P")) | 0);
  const isPlainAbout = revision >= 4 && dictionary.get("EncryptMetadata") === false;
  let key = md5(padding, owner.subarray(0, 32), permissions, id, isPlainAbout ? Buffer.alloc(4, 0xff) : []);
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision === 2) return Buffer.from(user.subarray(0, 32)).equals(rc4(key, padding));
  let expected = md5(padding, id);
  for (let round = 0; round < 20; round += 1)
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  return Buffer.from(user.subarray(0, 16)).equals(expected);
}

/** Some programs omit the length, and some count bytes. */
function keyBits(dictionary: PdfDictionary): number {
  const bits = numberOf(dictionary.get("Length") ?? (dictionary.get("V") === 4 ? 128 : 40));
  return bits < 40 ? bits * 8 : bits;
}

function numberOf(value: PdfValue | undefined): number {
  if (typeof value === "number") return value;
  throw new BrokenPdf("no number");
}

function bytesOf(value: PdfValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new BrokenPdf("no text");
}

function md5(...parts: (Uint8Array | never[])[]): Buffer {
  const hash = createHash("md5");
  for (const part of parts) hash.update(Uint8Array.from(part));
  return hash.digest();
}

const sha = (bits: number, bytes: Uint8Array): Buffer => createHash(`sha${bits}`).update(bytes).digest();

/** ISO 32000-2, 7.6.4.3.4 (algorithm 2.B), for the empty password. */
async function hardened(salt: Uint8Array): Promise<Buffer> {
  let hash = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => hash));
    const encrypted = await encryptUnpadded(hash.subarray(0, 16), hash.subarray(16, 32), repeated);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = sha([256, 384, 512][remainder]!, encrypted);
    last = encrypted.at(-1)!;
  }
  return hash.subarray(0, 32);
}

async function encryptUnpadded(keyBytes: Buffer, iv: Buffer, bytes: Buffer): Promise<Buffer> {
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(keyBytes), "AES-CBC", false, ["encrypt"]);
  const algorithm = { name: "AES-CBC", iv: Uint8Array.from(iv) };
  const encrypted = await crypto.subtle.encrypt(algorithm, key, Uint8Array.from(bytes));
  return Buffer.from(encrypted).subarray(0, bytes.length);
}

/** Older files use RC4, which no platform offers any more. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + state[one]! + key[one % key.length]!) & 0xff;
    swap(one, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      one = (one + 1) & 0xff;
      other = (other + state[one]!) & 0xff;
      swap(one, other);
      return byte ^ state[(state[one]! + state[other]!) & 0xff]!;
    }),
  );
}
