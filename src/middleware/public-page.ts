import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { urls } from "../shared/urls.ts";
import { bearing } from "./facts.ts";

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
