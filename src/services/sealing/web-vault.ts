import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Sealed } from "../../shared/sealed.ts";
import { openBytes, SealBroken, sealBytes } from "./authenticated-encryption.ts";
import { documentKeyBytes, importDocumentKey } from "./document-key.ts";
import type { Vault } from "./vault.ts";

/** Each use has its own key, so that no use weakens another. */
interface Keys {
  id: string;
  sealing: Uint8Array;
  wrapping: Uint8Array;
  signing: Uint8Array;
  digesting: Uint8Array;
}

export function openVault(secretKey: string, previous?: string): Vault {
  const current = deriveKeys(secretKey);
  const known = previous && previous !== secretKey ? [current, deriveKeys(previous)] : [current];

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

/** Node derives the keys, because WebCrypto's HKDF takes milliseconds to start. */
function deriveKeys(secretKey: string): Keys {
  const key = (use: string, bytes: number) =>
    new Uint8Array(hkdfSync("sha256", secretKey, "", `vault/1/${use}`, bytes));
  return {
    id: Buffer.from(key("id", 4)).toString("hex"),
    sealing: key("sealing", 32),
    wrapping: key("wrapping", 32),
    signing: key("signing", 32),
    digesting: key("digesting", 32),
  };
}

/** JSON keeps two different pairs of purpose and text apart. */
const message = (purpose: string, text: string) => JSON.stringify([purpose, text]);

/** Node's HMAC is synchronous, and twenty times faster than WebCrypto's. */
const mac = (key: Uint8Array, purpose: string, text: string) =>
  createHmac("sha256", key).update(message(purpose, text)).digest();

const isSame = (given: Uint8Array, right: Uint8Array) =>
  given.byteLength === right.byteLength && timingSafeEqual(given, right);
