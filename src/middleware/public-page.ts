import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { urls } from "../shared/urls.ts";
import { bearing } from "./facts.ts";

/**
 * Browsers may keep it and ask again each time: most often the answer is that it is unchanged. A cache in front of the
 * site need not ask again for a second, so that it takes a crowd's requests for one page.
 */
export const keptByAll = "public, max-age=0, s-maxage=1, must-revalidate";

/**
 * Everything else is kept nowhere. The Back button takes a page from the browser's cache without asking again, so with
 * `no-cache` the next person at a shared browser could see it.
 */
export const keptByNobody = "private, no-store";

/** For calls that are answered the same to everybody; as `publicPage`, without what is for browsers. */
export const publicCall = (...parameters: string[]) =>
  bearing(
    { publicPage: { parameters } },
    createMiddleware<Env>(async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set("Cache-Control", keptByAll);
    }),
  );

/**
 * For pages that are the same for everybody, whatever cookies come with the request: made from the path and the named
 * parameters alone, they are kept as finished bytes. Their links may be fetched before they are followed.
 */
export const publicPage = (...parameters: string[]) =>
  bearing(
    { publicPage: { parameters } },
    createMiddleware<Env>(async (c, next) => {
      await next();
      c.res.headers.set("Speculation-Rules", `"${urls.speculationRules()}"`);
    }),
  );
