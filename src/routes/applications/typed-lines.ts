import type { Context } from "hono";
import type { Env } from "../../env.ts";

/**
 * A browser sends a line break as two characters. Its counter of the field counts one, and so does the limit after
 * this.
 */
export function typedLines(c: Context<Env>): void {
  const form = c.get("form");
  const lines = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value,
  ]);
  c.set("form", Object.fromEntries(lines));
}
