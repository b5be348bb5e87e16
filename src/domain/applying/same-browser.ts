type BrowserHash = Uint8Array | null | undefined;

/** An application that has no browser, or a request without the cookie, is the same as no other. */
export const isSameBrowser = (one: BrowserHash, other: BrowserHash): boolean =>
  Boolean(one && other && Buffer.from(one).equals(other));
