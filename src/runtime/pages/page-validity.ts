import { createHash } from "node:crypto";

/** Of a page's plain bytes. One for all encodings, hence a weak one. */
export const etagOf = (body: Uint8Array) => `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/** Whether a page is the same for everybody who asks. */
export const mayBeKept = ({ status, headers }: Response) =>
  status === 200 && !headers.has("Set-Cookie") && /^public\b/.test(headers.get("Cache-Control") ?? "");

/** Whether an If-None-Match names it; compared as for a page that may be weakly the same. */
export function isAmong(list: string, etag: string): boolean {
  if (list === etag || list.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return [...list.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === opaque);
}
