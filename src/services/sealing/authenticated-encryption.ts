import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/**
 * A sealed value is a version byte, the nonce, the ciphertext and its tag. Node's cipher is synchronous, because a
 * transaction would wait for WebCrypto.
 */

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = "aes-256-gcm";

export class SealBroken extends Error {
  override name = "SealBroken";
}

/** The cipher authenticates `context` and does not store it. */
export function sealBytes(key: Uint8Array, plain: Uint8Array, context: string): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  const parts = [cipher.update(plain), cipher.final()];
  return new Uint8Array(Buffer.concat([Uint8Array.of(version), nonce, ...parts, cipher.getAuthTag()]));
}

export function openBytes(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array {
  if (sealed[0] !== version) throw new SealBroken("A sealed value has an unknown version");
  const head = 1 + nonceBytes;
  if (sealed.length < head + tagBytes) throw new SealBroken("A sealed value was cut short");
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, head), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return new Uint8Array(
      Buffer.concat([decipher.update(sealed.subarray(head, -tagBytes)), decipher.final()]),
    );
  } catch (cause) {
    throw new SealBroken("A sealed value was changed, moved or cut short", { cause });
  }
}
