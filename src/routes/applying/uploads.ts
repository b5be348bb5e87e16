import { type Context, Hono } from "hono";
import { storeUpload } from "../../domain/applying/store-upload.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { receiveUpload } from "../../middleware/applying/upload-body.ts";
import { requireUploadLink } from "../../middleware/applying/upload-link.ts";
import { countRequest } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";

/** An upload link leads here. The body is the file's bytes, whatever its content type says. */
export const uploads = new Hono<Env>().put(routes.upload.path, store);

async function store(c: Context<Env>) {
  const id = await requireUploadLink(c);
  const stored = await receiveUpload(c, async (body) => {
    await countRequest(c);
    return storeUpload(c.env, id, body);
  });
  if ("refused" in stored) fail(stored.refused);
  return c.json({ url: documentReference(stored.id), type: stored.type, bytes: stored.bytes });
}
