import { findAddressee } from "../../db/applications/applications.ts";
import { findStanding } from "../../db/applications/standing.ts";
import type { Sql } from "../../db/sql.ts";
import { documentInfected } from "../../emails/document-infected.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { newApplicationLink } from "./application-link.ts";

export async function askForAnotherFile(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  applicationId: string,
): Promise<void> {
  if ((await findStanding(tx, applicationId)) !== "open") return;
  const addressee = await findAddressee(tx, applicationId);
  if (!addressee || !(await allowMail(tx, world, "document infected", addressee.email))) return;
  const link = await newApplicationLink(tx, world.settings, applicationId);
  await enqueueEmail(tx, world.vault, { ...documentInfected({ ...addressee, link }), applicationId });
}
