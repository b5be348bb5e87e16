import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, fit for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether it may be one: nothing else is looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * What is kept of a token: nothing that could be used in its place. A plain hash, which outlives a change of SECRET_KEY:
 * of so many random bits it tells nothing.
 */
export const hashOfToken = (token: string): Uint8Array => createHash("sha256").update(token).digest();
