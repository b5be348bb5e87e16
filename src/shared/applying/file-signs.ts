const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

export const signBytes = 40;

/** Detects the photo format of iPhones, whose brands follow the length of the first box. */
export function isHeic(head: Uint8Array): boolean {
  const brands = latin1(head.subarray(4, signBytes));
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) && !brands.includes("avif");
}

export const isPhoto = (head: Uint8Array): boolean =>
  /^(\xff\xd8\xff|\x89PNG)/.test(latin1(head.subarray(0, 4)));
