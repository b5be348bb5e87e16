import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { app } from "../app.tsx";
import type { Services } from "../env.ts";
import { compress } from "./compress.ts";
import { visitorAddress } from "./visitor-address.ts";

const starting = () =>
  new Response("The site is just starting. Please try again in a moment.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "2", "Cache-Control": "no-store" },
  });

/** The app behind Node's server: files of the browser build, compression, and a word while it is still starting. */
export function siteServer(clientFolder: string, trustProxy: string[], services: () => Services | undefined) {
  const addressOf = visitorAddress(trustProxy);
  return new Hono<{ Bindings: HttpBindings }>()
    .use(async (c, next) => {
      await next();
      if (!c.res.headers.has("X-Content-Type-Options")) {
        c.header("X-Content-Type-Options", "nosniff");
        c.header("Cross-Origin-Resource-Policy", "same-origin");
      }
      const sent = await compress(c.req.raw, c.res);
      // Else Hono puts the headers of the answer before, its length among them, back on this one.
      c.res = undefined;
      c.res = sent;
    })
    .use(
      "/assets/*",
      serveStatic({
        root: clientFolder,
        precompressed: true,
        // Their names hold the hash of what is in them.
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
    )
    .get(
      "/:file{[a-z-]+\\.(svg|png|ico)}",
      serveStatic({
        root: clientFolder,
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=86400"),
      }),
    )
    .all("*", (c) => {
      const world = services();
      if (!world) return c.req.path === "/healthz" ? c.json({ status: "ok" }) : starting();
      const address = addressOf(c.env.incoming.socket.remoteAddress, c.req.header("X-Forwarded-For"));
      return app.fetch(c.req.raw, { ...world, address, waitUntil: () => {} });
    });
}
