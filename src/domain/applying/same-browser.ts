type BrowserHash = Uint8Array | null | undefined;

/** False when the application has no browser or the request no cookie. */
export const isSameBrowser = (one: BrowserHash, other: BrowserHash): boolean =>
  Boolean(one && other && Buffer.from(one).equals(other));
