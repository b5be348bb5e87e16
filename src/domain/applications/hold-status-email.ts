import { findAddressee } from "../../db/applications/applications.ts";
import {
  endHold,
  type HeldChange,
  listHeldChanges,
  updateHeldEmail,
} from "../../db/applications/status-notices.ts";
import { deleteHeldEmail } from "../../db/mail/outbox.ts";
import type { Sql } from "../../db/sql.ts";
import { statusChanged } from "../../emails/status-changed.ts";
import * as routes from "../../routes.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { Rejection } from "../../shared/applications/rejection.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

interface Hold {
  sendAt: Date;
  /** The email that this one replaces was counted for the mailbox already. */
  isCounted: boolean;
}

/** Puts the email about the last change into the outbox, which sends it at the end of the hold. */
export async function holdStatusEmail(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  applicationId: string,
  change: Rejection & { status: ApplicationStatus },
  { sendAt, isCounted }: Hold,
): Promise<void> {
  const addressee = await findAddressee(tx, applicationId);
  if (!addressee) return;
  if (!isCounted && !(await allowMail(tx, world, "status changed", addressee.email))) return;
  const { siteUrl } = world.settings;
  const search = change.status === "rejected" && addressee.job?.title;
  const email = await writeTo(tx, world.settings, { applicationId }, (locale, linkTo) =>
    statusChanged(locale, {
      ...addressee,
      ...change,
      link: siteUrl + linkTo(routes.track, { reference: addressee.reference }),
      similar: search ? siteUrl + linkTo(routes.jobs, { search }) : undefined,
    }),
  );
  const emailId = await enqueueEmail(tx, world.vault, { ...email, applicationId }, { sendAt });
  await updateHeldEmail(tx, applicationId, emailId ?? null);
}

/** Takes the held email back and returns its changes, oldest first. Returns none once it is sent. */
export async function withdrawHeldEmail(tx: Sql, applicationId: string): Promise<HeldChange[]> {
  const held = await listHeldChanges(tx, applicationId);
  const emailId = held.at(-1)?.emailId;
  if (!emailId || (await deleteHeldEmail(tx, emailId))) return held;
  await endHold(tx, applicationId);
  return [];
}
