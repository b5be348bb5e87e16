import { Hono } from "hono";
import { newUpload } from "../../domain/applying/store-upload.ts";
import type { Env } from "../../env.ts";
import { uploadLink } from "../../middleware/applying/upload-link.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { Nothing } from "../../shared/empty-body.ts";

export const objects = new Hono<Env>().post(
  routes.apiUpload.path,
  rateLimit,
  ...validJson(Nothing),
  async (c) => {
    const id = await newUpload(c.env, await ensureBrowser(c));
    return c.json({ uploadURL: await uploadLink(c, id) });
  },
);
