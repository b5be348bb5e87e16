import { Buffer } from "node:buffer";
import { openBytes, SealBroken, sealBytes } from "./authenticated-encryption.ts";
import { documentKeyBytes, importDocumentKey } from "./document-key.ts";
import type { Sealed, Vault } from "./vault.ts";

/** What SECRET_KEY is stretched into: a key for each use, so that no use weakens another. */
interface Keys {
  id: string;
  sealing: CryptoKey;
  wrapping: CryptoKey;
  signing: CryptoKey;
  digesting: CryptoKey;
}

/** `previous` is the SECRET_KEY before a rotation: it opens and verifies, and never seals or signs. */
export async function openVault(secretKey: string, previous?: string): Promise<Vault> {
  const current = await deriveKeys(secretKey);
  const known = previous && previous !== secretKey ? [current, await deriveKeys(previous)] : [current];

  const sealWith = async (use: "sealing" | "wrapping", plain: Uint8Array, context: string) => ({
    bytes: await sealBytes(current[use], plain, context),
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

    sign: async (purpose, text) =>
      Buffer.from(await mac(current.signing, purpose, text)).toString("base64url"),
    async verify(purpose, text, signature) {
      const given = Buffer.from(signature, "base64url");
      const verdicts = await Promise.all(
        known.map(({ signing }) => crypto.subtle.verify("HMAC", signing, given, message(purpose, text))),
      );
      return verdicts.includes(true);
    },
    digest: (purpose, text) => mac(current.digesting, purpose, text),
    digests: (purpose, text) => Promise.all(known.map(({ digesting }) => mac(digesting, purpose, text))),
  };
}

async function deriveKeys(secretKey: string): Promise<Keys> {
  const secret = new TextEncoder().encode(secretKey);
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey", "deriveBits"]);
  const derive = (use: string, algorithm: AesKeyGenParams | HmacImportParams, usages: KeyUsage[]) =>
    crypto.subtle.deriveKey(parameters(use), material, algorithm, false, usages);
  const aes = { name: "AES-GCM", length: 256 };
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  const [id, sealing, wrapping, signing, digesting] = await Promise.all([
    crypto.subtle.deriveBits(parameters("id"), material, 32),
    derive("sealing", aes, ["encrypt", "decrypt"]),
    derive("wrapping", aes, ["encrypt", "decrypt"]),
    derive("signing", hmac, ["sign", "verify"]),
    derive("digesting", hmac, ["sign"]),
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
function message(purpose: string, text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([purpose, text]));
}

async function mac(key: CryptoKey, purpose: string, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message(purpose, text)));
}
