import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { isDevelopment } from "../../middleware/development.ts";

export function requireDevelopment(c: Context<Env>): void {
  if (!isDevelopment(c)) fail("notFound");
}
