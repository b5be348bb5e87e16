import { createHash } from "node:crypto";

export const etagOf = (body: Uint8Array) => `W/"${createHash("sha1").update(body).digest("base64url")}"`;

export const mayBeKept = ({ status, headers }: Response) =>
  status === 200 && !headers.has("Set-Cookie") && /^public\b/.test(headers.get("Cache-Control") ?? "");

/** Compares weakly, as RFC 9110 says for If-None-Match. */
export function isAmong(list: string, etag: string): boolean {
  if (list === etag || list.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return [...list.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === opaque);
}
