import { Hono } from "hono";
import { openStoredDocument } from "../domain/open-stored-document.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { requireAdmin } from "../middleware/admin.ts";
import { documentTypes } from "../services/document-type.ts";

/** A stored document as a download that cannot run anything, for whoever may read it. */
export const objects = new Hono<Env>().get("/objects/uploads/:id", requireAdmin, async (c) => {
  const id = c.req.param("id");
  const document = (await openStoredDocument(c.env, id, { kind: "admin" })) ?? fail("documentNotFound");
  const { contentType, extension } = documentTypes[document.type];
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(document.bytes));
  c.header("Content-Disposition", `attachment; filename="document-${id.slice(0, 8)}.${extension}"`);
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  c.header("Cache-Control", "private, no-store");
  return c.body(document.body);
});
