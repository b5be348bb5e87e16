import type { Context } from "hono";
import type { Cursor } from "../db/cursor.ts";
import { decodeCursor, encodeCursor } from "../db/cursor.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import type { Issue } from "../shared/issues.ts";
import { say } from "../shared/say.ts";

/** Reads `limit` and `cursor` of a list that is sorted by time. `maxLimit` is also the default. */
export const readPage = (c: Context<Env>, maxLimit: number) => readPageBy(c, maxLimit, decodeCursor);

/** Does the same as `readPage` for a list with another order. */
export function readPageBy<SortedBy>(
  c: Context<Env>,
  maxLimit: number,
  decode: (text: string) => SortedBy | undefined,
): { limit: number; cursor: SortedBy | undefined } {
  const limitText = c.req.query("limit") || String(maxLimit);
  const cursorText = c.req.query("cursor");
  const limit = /^\d{1,9}$/.test(limitText) ? Number(limitText) : 0;
  const cursor = cursorText ? decode(cursorText) : undefined;
  const issues: Issue[] = [];
  if (limit < 1 || limit > maxLimit)
    issues.push({
      path: "limit",
      message: say("The limit must be a whole number from 1 to {max}", { max: maxLimit }),
    });
  if (cursorText && !cursor)
    issues.push({ path: "cursor", message: say("The cursor must be one that a list of this site gave") });
  if (issues.length > 0) fail("invalidInput", { issues });
  return { limit, cursor };
}

/** Says how long the whole list is, and where its next part begins. */
export function describePage(
  c: Context<Env>,
  { total, capped, next }: { total: number; capped?: boolean; next: Cursor | string | undefined },
): void {
  c.header("X-Total-Count", String(total));
  if (capped) c.header("X-Total-Count-Capped", "true");
  if (!next) return;
  const [address = "", query] = c.req.url.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", typeof next === "string" ? next : encodeCursor(next));
  c.header("Link", `<${address.slice(address.indexOf("/", "https://".length))}?${parameters}>; rel="next"`);
}
