import { findContentEdition } from "../../db/content-versions.ts";
import type { Services } from "../../env.ts";
import { etagOf, isAmong, mayBeKept } from "../pages/http-caching.ts";
import { isInOtherLanguage, publicAddress, renderPublic } from "../pages/public-address.ts";
import { within } from "../time-limit.ts";

export interface EdgeCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

interface Kept {
  cache: EdgeCache;
  /** Pages of another version or other settings do not count. */
  version: string;
  /** Lets work continue after the answer, where the platform would otherwise end it. */
  waitUntil: (work: Promise<unknown>) => void;
}

const patienceMs = 1_000;
/** The platform does not cache what must be revalidated, so the key holds the edition. */
const cachedFor = "public, max-age=86400";
const sentAs = "X-Sent-Cache-Control";

/** A page costs the database one question. Undefined for everything that is not public. */
export async function edgePage(
  request: Request,
  services: Services,
  { cache, version, waitUntil }: Kept,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const address = publicAddress(request.method, pathname + search);
  if (address === undefined) return undefined;
  const edition = await within(patienceMs, findContentEdition(services.sql)).catch(() => undefined);
  if (edition === undefined) return undefined;

  const { siteUrl } = services.settings;
  const key = `${siteUrl}/cached-pages/${encodeURIComponent(`${version} ${edition}`)}${address}`;
  const cached = await cache.match(key).catch(() => undefined);
  if (cached) return sent(request, cached.body, lasting(cached.headers));

  const made = await renderPublic(services, address);
  const accepted = request.headers.get("Accept-Language") ?? undefined;
  if (!mayBeKept(made) && isInOtherLanguage(address, accepted, services)) return undefined;
  if (!mayBeKept(made)) return request.method === "HEAD" ? new Response(null, made) : made;
  const body = new Uint8Array(await made.arrayBuffer());
  const headers = new Headers(made.headers);
  headers.set("ETag", etagOf(body));
  waitUntil(cache.put(key, new Response(body, { headers: storable(headers) })).catch(() => {}));
  return sent(request, body, headers);
}

function sent(request: Request, body: BodyInit | null, headers: Headers): Response {
  const known = request.headers.get("If-None-Match");
  if (known === null || !isAmong(known, headers.get("ETag") ?? ""))
    return new Response(request.method === "HEAD" ? null : body, { headers });
  headers.delete("Content-Type");
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
}

function storable(headers: Headers): Headers {
  const cached = new Headers(headers);
  cached.delete("X-Request-Id");
  cached.set(sentAs, headers.get("Cache-Control") ?? "");
  cached.set("Cache-Control", cachedFor);
  return cached;
}

function lasting(cached: Headers): Headers {
  const headers = new Headers(cached);
  headers.set("Cache-Control", cached.get(sentAs) ?? "");
  for (const name of [sentAs, "CF-Cache-Status", "Age", "Date", "Expires", "Last-Modified"])
    headers.delete(name);
  return headers;
}
