import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { openBytes, SealBroken, sealBytes } from "./authenticated-encryption.ts";
import { documentKeyBytes, importDocumentKey } from "./document-key.ts";
import type { Sealed, Vault } from "./vault.ts";

/** What SECRET_KEY is stretched into: a key for each use, so that no use weakens another. */
interface Keys {
  id: string;
  sealing: Uint8Array;
  wrapping: Uint8Array;
  signing: Uint8Array;
  digesting: Uint8Array;
}

/** `previous` is the SECRET_KEY before a rotation: it opens and verifies, and never seals or signs. */
export async function openVault(secretKey: string, previous?: string): Promise<Vault> {
  const current = await deriveKeys(secretKey);
  const known = previous && previous !== secretKey ? [current, await deriveKeys(previous)] : [current];

  const sealWith = async (use: "sealing" | "wrapping", plain: Uint8Array, context: string) => ({
    bytes: sealBytes(current[use], plain, context),
    keyId: current.id,
  });
  const openWith = async (use: "sealing" | "wrapping", { bytes, keyId }: Sealed, context: string) => {
    const keys = known.find(({ id }) => id === keyId);
    if (!keys) throw new SealBroken(`No SECRET_KEY with the id ${keyId} is known`);
    return openBytes(keys[use], bytes, context);
  };
  const seal: Vault["seal"] = (plain, context) => sealWith("sealing", plain, context);
  const open: Vault["open"] = (sealed, context) => openWith("sealing", sealed, context);

  return {
    keyId: current.id,
    seal,
    open,
    sealJson: (value, context) => seal(new TextEncoder().encode(JSON.stringify(value)), context),
    openJson: async (sealed, context) => JSON.parse(new TextDecoder().decode(await open(sealed, context))),

    async newDocumentKey(context) {
      const raw = crypto.getRandomValues(new Uint8Array(documentKeyBytes));
      return { key: await importDocumentKey(raw), wrapped: await sealWith("wrapping", raw, context) };
    },
    rewrapDocumentKey: async (wrapped, context) =>
      sealWith("wrapping", await openWith("wrapping", wrapped, context), context),
    openDocumentKey: async (wrapped, context) =>
      importDocumentKey(await openWith("wrapping", wrapped, context)),

    sign: async (purpose, text) => mac(current.signing, purpose, text).toString("base64url"),
    async verify(purpose, text, signature) {
      const given = Buffer.from(signature, "base64url");
      const verdicts = known.map(({ signing }) => isSame(given, mac(signing, purpose, text)));
      return verdicts.includes(true);
    },
    digest: async (purpose, text) => mac(current.digesting, purpose, text),
    digests: async (purpose, text) => known.map(({ digesting }) => mac(digesting, purpose, text)),
  };
}

async function deriveKeys(secretKey: string): Promise<Keys> {
  const secret = new TextEncoder().encode(secretKey);
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const bits = async (use: string, length: number) =>
    new Uint8Array(await crypto.subtle.deriveBits(parameters(use), material, length));
  const [id, sealing, wrapping, signing, digesting] = await Promise.all([
    bits("id", 32),
    bits("sealing", 256),
    bits("wrapping", 256),
    bits("signing", 256),
    bits("digesting", 256),
  ]);
  return { id: Buffer.from(id).toString("hex"), sealing, wrapping, signing, digesting };
}

function parameters(use: string): HkdfParams {
  return {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(0),
    info: new TextEncoder().encode(`vault/1/${use}`),
  };
}

/** As JSON, so that no other purpose and text give the same bytes. */
const message = (purpose: string, text: string) => JSON.stringify([purpose, text]);

/** At once: WebCrypto's takes twenty times as long, most of it on the way to another thread. */
const mac = (key: Uint8Array, purpose: string, text: string) =>
  createHmac("sha256", key).update(message(purpose, text)).digest();

const isSame = (given: Uint8Array, right: Uint8Array) =>
  given.byteLength === right.byteLength && timingSafeEqual(given, right);
