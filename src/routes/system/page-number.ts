import type { Context } from "hono";
import type { Env } from "../../env.ts";

const lastReadPage = 100_000;

/** From 1 on; what is no number is the first page. */
export function pageNumber(c: Context<Env>): number {
  const number = Number.parseInt(c.req.query("page") ?? "", 10) || 1;
  return Math.min(Math.max(number, 1), lastReadPage);
}
