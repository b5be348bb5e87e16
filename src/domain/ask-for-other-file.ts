import { findStanding } from "../db/after-applying.ts";
import { findAddressee } from "../db/applications.ts";
import type { Sql } from "../db/sql.ts";
import { documentInfected } from "../emails/document-infected.ts";
import { allowMail, type MailWorld } from "./allow-mail.ts";
import { newApplicationLink } from "./application-link.ts";
import { enqueueEmail } from "./enqueue-email.ts";

/** Asks the candidate of a sent application, which still takes documents, for another file. */
export async function askForOtherFile(tx: Sql, world: MailWorld, applicationId: string): Promise<void> {
  if ((await findStanding(tx, applicationId)) !== "open") return;
  const addressee = await findAddressee(tx, applicationId);
  if (!addressee || !(await allowMail(tx, world, "document infected", addressee.email))) return;
  const link = await newApplicationLink(tx, world.settings, applicationId);
  await enqueueEmail(tx, world.vault, { ...documentInfected({ ...addressee, link }), applicationId });
}
