/** AES-256-GCM by WebCrypto, and the layout of a sealed value: version byte | nonce | ciphertext and tag. */

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Additional data is authenticated, not stored: who opens must know it. */
export interface Binding {
  nonce: Uint8Array;
  additionalData: Uint8Array;
}

/** Someone changed, moved or cut what was sealed, or it was sealed by another key. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

/** WebCrypto's types exclude shared memory, which nothing here uses. */
export function unshared(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}

export async function encrypt(key: CryptoKey, plain: Uint8Array, binding: Binding): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.encrypt(parameters(binding), key, unshared(plain)));
}

export async function decrypt(key: CryptoKey, sealed: Uint8Array, binding: Binding): Promise<Uint8Array> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters(binding), key, unshared(sealed)));
  } catch (cause) {
    throw new SealBroken("A sealed value was changed, moved or cut short", { cause });
  }
}

/** Under a fresh random nonce, which is stored in front of the ciphertext. */
export async function sealBytes(key: CryptoKey, plain: Uint8Array, context: string): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const ciphertext = await encrypt(key, plain, { nonce, additionalData: new TextEncoder().encode(context) });
  const sealed = new Uint8Array(1 + nonceBytes + ciphertext.length);
  sealed[0] = version;
  sealed.set(nonce, 1);
  sealed.set(ciphertext, 1 + nonceBytes);
  return sealed;
}

export async function openBytes(key: CryptoKey, sealed: Uint8Array, context: string): Promise<Uint8Array> {
  if (sealed[0] !== version) throw new SealBroken("A sealed value has an unknown version");
  if (sealed.length < 1 + nonceBytes + tagBytes) throw new SealBroken("A sealed value was cut short");
  const additionalData = new TextEncoder().encode(context);
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  return decrypt(key, sealed.subarray(1 + nonceBytes), { nonce, additionalData });
}

function parameters({ nonce, additionalData }: Binding): AesGcmParams {
  return { name: "AES-GCM", iv: unshared(nonce), additionalData: unshared(additionalData) };
}
