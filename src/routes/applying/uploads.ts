import { type Context, Hono } from "hono";
import { storeUpload } from "../../domain/applying/store-upload.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { receiveUpload } from "../../middleware/applying/upload-body.ts";
import { requireUploadLink } from "../../middleware/applying/upload-link.ts";
import { bearing } from "../../middleware/facts.ts";
import { countSending } from "../../middleware/rate-limit.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { limits } from "../../shared/limits.ts";

/** Where an upload link leads: the file's bytes as the body, whatever its content type says. */
export const uploads = new Hono<Env>().put("/uploads/:id", bearing({ limit: limits.sendings }, store));

async function store(c: Context<Env>) {
  const id = await requireUploadLink(c);
  const stored = await receiveUpload(c, async (body) => {
    await countSending(c);
    return storeUpload(c.env, id, body);
  });
  if ("refused" in stored) fail(stored.refused);
  return c.json({ url: documentReference(stored.id), type: stored.type, bytes: stored.bytes });
}
