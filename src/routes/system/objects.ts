import type { Context } from "hono";
import { Hono } from "hono";
import { findEmployerAccess } from "../../db/applications/employer-applications.ts";
import { isOfferDocument } from "../../db/applications/job-offers.ts";
import { listHoldersOf } from "../../db/applying/documents.ts";
import { findMandateFile } from "../../db/employers/mandate-files.ts";
import type { Reader } from "../../domain/applications/open-stored-document.ts";
import { openStoredDocument } from "../../domain/applications/open-stored-document.ts";
import { recordView } from "../../domain/applications/record-view.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { userOf } from "../../middleware/accounts/account.ts";
import { isAdmin } from "../../middleware/accounts/admin.ts";
import { sendDocument } from "../../middleware/applications/send-document.ts";
import * as routes from "../../routes.ts";
import { isUuid } from "../../shared/uuid.ts";

/**
 * Decides who reads this document. The administrator may, the employer of a job that it was sent for, and the
 * employer who uploaded it as evidence. A document of an offer belongs to the employer and the candidate alone.
 */
async function readerOf(c: Context<Env>, documentId: string): Promise<Reader> {
  const { sql } = c.env;
  const isByAdmin = await isAdmin(c);
  const isOfOffer = isByAdmin && isUuid(documentId) && (await isOfferDocument(sql, documentId));
  if (isByAdmin && !isOfOffer) return { kind: "admin" };
  // One browser may hold both sessions.
  const user = (await userOf(c)) ?? fail(isByAdmin ? "documentNotFound" : "signInRequired");
  if (!isUuid(documentId)) fail("documentNotFound");
  const access = await findEmployerAccess(sql, user.id, documentId);
  // The employer knows that every applicant has sent a passport copy, so 404 would hide nothing.
  if (access === "masked") fail("notDisclosed");
  const isOwn = access === "open" || (await findMandateFile(sql, documentId))?.employerId === user.id;
  return isOwn ? { kind: "employer", id: user.id } : fail("documentNotFound");
}

/** Sends a stored document as a download that cannot run anything. */
export const objects = new Hono<Env>().get(routes.document.path, async (c) => {
  const id = c.req.param("id");
  const reader = await readerOf(c, id);
  const isHead = c.req.method === "HEAD";
  const document = (await openStoredDocument(c.env, id, { ...reader, isHead })) ?? fail("documentNotFound");
  if (isHead) return sendDocument(c, id, document);
  await recordView(c.env.sql, {
    actor: reader,
    action: "document opened",
    subject: { kind: "document", id },
    ids: await listHoldersOf(c.env.sql, id, reader),
    details: { place: document.place },
  });
  return sendDocument(c, id, document);
});
