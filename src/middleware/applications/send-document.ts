import type { Context } from "hono";
import type { OpenedDocument } from "../../domain/applications/open-stored-document.ts";
import type { Env } from "../../env.ts";
import { documentTypes } from "../../services/documents/document-type.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";

const names: Record<DocumentPlace, string> = {
  resumeUrl: "resume",
  passportCopyUrl: "passport-copy",
  certificatesUrl: "certificates",
  photographUrl: "photograph",
  certificate1: "certificate",
  certificate2: "certificate",
  certificate3: "certificate",
  certificate4: "certificate",
  certificate5: "certificate",
  certificate6: "certificate",
  certificate7: "certificate",
  certificate8: "certificate",
  certificate9: "certificate",
};

/** Other applications may hold the same document, so the name holds no reference. */
function fileName(id: string, { place, type }: OpenedDocument): string {
  return `${place ? names[place] : "document"}-${id.slice(0, 8)}.${documentTypes[type].extension}`;
}

export function sendDocument(c: Context<Env>, id: string, document: OpenedDocument): Response {
  const { contentType } = documentTypes[document.type];
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(document.bytes));
  c.header("Content-Disposition", `attachment; filename="${fileName(id, document)}"`);
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  return c.body(document.body);
}
