import type { Context } from "hono";
import type { OpenedDocument } from "../domain/open-stored-document.ts";
import type { Env } from "../env.ts";
import { documentTypes } from "../services/document-type.ts";

/** A stored document as a download that cannot run anything. */
export function sendDocument(c: Context<Env>, id: string, document: OpenedDocument): Response {
  const { contentType, extension } = documentTypes[document.type];
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(document.bytes));
  c.header("Content-Disposition", `attachment; filename="document-${id.slice(0, 8)}.${extension}"`);
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  c.header("Cache-Control", "private, no-store");
  return c.body(document.body);
}
