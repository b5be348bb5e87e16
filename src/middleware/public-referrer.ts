import type { Context } from "hono";
import type { Env } from "../env.ts";
import { localPath } from "./accounts/account.ts";
import { publicRoute } from "./public-page.ts";

export function publicReferrer(c: Context<Env>): string | undefined {
  const referrer = c.req.header("Referer") ?? "";
  if (!URL.canParse(referrer)) return undefined;
  const { pathname, search } = new URL(referrer);
  const isPublic = publicRoute({ method: "GET", path: pathname })?.kind === "page";
  return isPublic ? localPath(pathname + search) : undefined;
}
