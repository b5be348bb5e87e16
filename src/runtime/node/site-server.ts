import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { app } from "../../app.tsx";
import { inLanguage, loadLanguage } from "../../content/words.ts";
import { networkOf } from "../../domain/limits/network.ts";
import type { Services } from "../../env.ts";
import { failures } from "../../errors.ts";
import { isUpload } from "../../middleware/route-at.ts";
import { fileHeaders } from "../../middleware/security-headers.ts";
import { health } from "../../routes.ts";
import { localeOf } from "../../shared/languages.ts";
import { say } from "../../shared/say.ts";
import { LoadLimit } from "../overload/load-limit.ts";
import { rankOf, waitsElsewhere } from "../overload/rank.ts";
import { Refusals } from "../overload/refusals.ts";
import type { Visitor } from "../overload/waiting-line.ts";
import { compress } from "../pages/compress.ts";
import { PageCache, type Turns } from "../pages/page-cache.ts";
import { visitorAddress } from "./visitor-address.ts";

/** Waits one turn of the event loop, in which a body in one piece arrives. */
async function hasArrivedWhole(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.method === "GET" || incoming.method === "HEAD") return true;
  if (!incoming.complete) await nextTurn();
  return incoming.complete;
}

/** `serveStatic` has made its answer when it calls `onFound`, so the header is added to the answer. */
const cacheFor =
  (maxAge: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header("Cache-Control", `public, max-age=${maxAge}`);
  };

async function starting(path: string): Promise<Response> {
  const [status, sentence] = failures.starting;
  const { locale } = localeOf(path);
  await loadLanguage(locale);
  return new Response(`${inLanguage(locale, () => say(sentence))}\n`, {
    status,
    headers: {
      ...fileHeaders(undefined),
      "Content-Type": "text/plain; charset=utf-8",
      "Retry-After": "2",
      "Cache-Control": "no-store",
    },
  });
}

/** Answers 503 until `services` returns something. Serves files from `clientFolder`, and everything else by the site. */
export function siteServer(
  clientFolder: string,
  trustProxy: string[],
  services: () => Services | undefined,
  shedding = new LoadLimit(),
) {
  const addressOf = visitorAddress(trustProxy);
  const site = new Hono<{ Bindings: HttpBindings }>()
    .use(async (c, next) => {
      await next();
      if (c.res.headers.has("X-Content-Type-Options")) return;
      for (const [name, value] of Object.entries(fileHeaders(services()?.settings.siteUrl)))
        c.header(name, value);
    })
    .use(
      "/assets/*",
      // The file's name holds the hash of its content.
      cacheFor("31536000, immutable"),
      serveStatic({ root: clientFolder, precompressed: true }),
    )
    .get("/:file{[a-z-]+\\.(svg|png|ico)}", cacheFor("86400"), serveStatic({ root: clientFolder }))
    .all("*", (c): Response | Promise<Response> => {
      const world = services();
      if (!world)
        return c.req.path === health.path ? c.json({ status: "ok" }) : starting(new URL(c.req.url).pathname);
      const { incoming } = c.env;
      const visitor = visitorOf(incoming);
      const work = async () => {
        const { address } = visitor;
        const response = await app.fetch(c.req.raw, { ...world, address });
        return compress(incoming.headers["accept-encoding"], response);
      };
      return inTurn(incoming, c.req.path, visitor, work);
    });
  function visitorOf({
    headers,
    socket,
  }: Pick<IncomingMessage, "headers" | "socket">): Visitor & { address: string } {
    // Hono would copy all headers to find one.
    const address = addressOf(socket.remoteAddress, headers["x-forwarded-for"] as string | undefined);
    return { address, network: networkOf(address), isGone: () => socket.destroyed };
  }
  let refusals: Refusals | undefined;
  const refuse = (path: string) => {
    shedding.refused[rankOf(path)] += 1;
    refusals ??= new Refusals(services()!);
    return refusals.answer(path);
  };
  const turns: Turns = (path, visitors, work) =>
    shedding.run(rankOf(path), visitors, work, () => refuse(path));
  async function inTurn(
    incoming: IncomingMessage,
    path: string,
    visitor: Visitor,
    work: () => Promise<Response>,
  ) {
    // Slow senders and readers take no place from others.
    if (waitsElsewhere(incoming.method, path) || !(await hasArrivedWhole(incoming)))
      return shedding.admits(rankOf(path)) ? work() : refuse(path);
    return turns(path, [visitor], work);
  }
  let pages: PageCache | undefined;
  const fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => {
    const world = services();
    pages ??= world && new PageCache(world, undefined, turns);
    const next = () => site.fetch(request, bindings);
    const { incoming } = bindings;
    // A document changes no public page, so it does not make the cache ask for the edition.
    return pages && !isUpload(incoming.url ?? "")
      ? pages.answer(incoming, next, () => visitorOf(incoming))
      : next();
  };
  return { fetch };
}
