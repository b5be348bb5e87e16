import { createHash, randomBytes } from "node:crypto";

export const newToken = (): string => randomBytes(32).toString("base64url");

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The hash has no key, so it survives a change of SECRET_KEY. Nobody can guess 256 random bits from it. */
export const hashOfToken = (token: string): Uint8Array => createHash("sha256").update(token).digest();
