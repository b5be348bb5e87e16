import { randomUUID } from "node:crypto";
import type { ApplicationState } from "../db/applications.ts";
import { findAppliedBefore } from "../db/applied-before.ts";
import { listPayments } from "../db/payments.ts";
import type { Sql } from "../db/sql.ts";
import { appliedBefore } from "../emails/applied-before.ts";
import { fail } from "../errors.ts";
import { urls } from "../shared/urls.ts";
import { allowMail, type MailWorld } from "./allow-mail.ts";
import { newApplicationLink } from "./application-link.ts";
import { openDraft } from "./draft.ts";
import { enqueueEmail } from "./enqueue-email.ts";

/**
 * Before money moves: one e-mail address pays once for one vacancy. The browser that did is refused, with the way to
 * what it sent. Any other learns nothing; the owner of the address is written to.
 */
export async function refuseSecondPayment(tx: Sql, world: MailWorld, draft: ApplicationState): Promise<void> {
  const { vault, settings } = world;
  const { email } = (await openDraft(vault, draft)).answers;
  if (!draft.jobId || !email) return;
  const earlier = await findAppliedBefore(tx, draft.jobId, email);
  const sentHere = earlier?.browserHash ?? undefined;
  if (sentHere && draft.browserHash && Buffer.from(sentHere).equals(draft.browserHash))
    fail("appliedBefore", { link: urls.trackMine(draft.jobId) });
  // The first time that it is paid for, and not at every try.
  if ((await listPayments(tx, draft.id)).length > 0) return;
  const isAllowed = earlier !== undefined && (await allowMail(tx, world, "applied before", email));
  const told = isAllowed ? earlier : undefined;
  const link = await newApplicationLink(tx, settings, told?.id ?? randomUUID());
  const mail = appliedBefore({ email, fullName: "", reference: "", desiredPosition: "", ...told, link });
  await enqueueEmail(
    tx,
    vault,
    { ...mail, ...(told && { applicationId: told.id }) },
    { isWanted: told !== undefined },
  );
}
