import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import { isLoopback } from "../../shared/loopback.ts";
import { isUuid } from "../../shared/uuid.ts";

const lifetimeSeconds = 15 * 60;
const purpose = "upload link";

function originOf(c: Context<Env>): string {
  const { siteUrl } = c.env.settings;
  return isLoopback(new URL(siteUrl).hostname) ? new URL(c.req.url).origin : siteUrl;
}

export async function uploadLink(c: Context<Env>, documentId: string): Promise<string> {
  const expires = String(Math.floor(c.env.clock().getTime() / 1000) + lifetimeSeconds);
  const signature = await c.env.vault.sign(purpose, `${documentId} ${expires}`);
  return `${originOf(c)}${c.var.linkTo(routes.upload, { id: documentId })}?${new URLSearchParams({ expires, signature })}`;
}

/** Returns the document's id. Fails for a link that is forged or older than 15 minutes. */
export async function requireUploadLink(c: Context<Env>): Promise<string> {
  const id = c.req.param("id") ?? "";
  const { expires = "", signature = "" } = c.req.query();
  const valid =
    isUuid(id) &&
    /^\d{1,12}$/.test(expires) &&
    Number(expires) * 1000 > c.env.clock().getTime() &&
    (await c.env.vault.verify(purpose, `${id} ${expires}`, signature));
  return valid ? id : fail("linkExpired");
}
