import type { Context } from "hono";
import { Hono } from "hono";
import { isDocumentForEmployer } from "../db/employer-applications.ts";
import type { Reader } from "../domain/open-stored-document.ts";
import { openStoredDocument } from "../domain/open-stored-document.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { userOf } from "../middleware/account.ts";
import { isAdmin } from "../middleware/admin.ts";
import { documentTypes } from "../services/document-type.ts";
import { isUuid } from "../shared/uuid.ts";

/** Who asks, if they may read this document: the administrator, or the employer of a vacancy that it was sent for. */
async function readerOf(c: Context<Env>, documentId: string): Promise<Reader> {
  if (await isAdmin(c)) return { kind: "admin" };
  const user = (await userOf(c)) ?? fail("signInRequired");
  const own = isUuid(documentId) && (await isDocumentForEmployer(c.env.sql, user.id, documentId));
  return own ? { kind: "employer", id: user.id } : fail("documentNotFound");
}

/** A stored document as a download that cannot run anything, for whoever may read it. */
export const objects = new Hono<Env>().get("/objects/uploads/:id", async (c) => {
  const id = c.req.param("id");
  const reader = await readerOf(c, id);
  const document = (await openStoredDocument(c.env, id, reader)) ?? fail("documentNotFound");
  const { contentType, extension } = documentTypes[document.type];
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(document.bytes));
  c.header("Content-Disposition", `attachment; filename="document-${id.slice(0, 8)}.${extension}"`);
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  c.header("Cache-Control", "private, no-store");
  return c.body(document.body);
});
