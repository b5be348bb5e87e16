import { randomUUID } from "node:crypto";
import type { ApplicationState } from "../../db/applications/applications.ts";
import { findEarlierApplication } from "../../db/applying/earlier-application.ts";
import { listPayments } from "../../db/payments/payments.ts";
import type { Sql } from "../../db/sql.ts";
import { appliedBefore } from "../../emails/applied-before.ts";
import { Failure } from "../../errors.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { newApplicationLink } from "../applications/application-link.ts";
import { openDraft } from "../applying/draft.ts";
import { findPaidAlike } from "../applying/find-repeat.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";

/**
 * Before money moves: one email address pays once for one vacancy. The browser that did is refused, with the way to
 * what it sent. Any other learns nothing, from the clock neither; the owner of the address is written to. For nobody the
 * same is done, up to a mail that is not written. Without a vacancy one browser pays once for the same answers; with other
 * ones it may mean more work, or somebody else.
 */
export async function refuseSecondPayment(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  draft: ApplicationState,
): Promise<Failure | undefined> {
  const { vault, settings } = world;
  if (!draft.jobId) {
    const alike = await findPaidAlike(tx, vault, draft);
    return alike ? new Failure("sentBefore", { link: linkTo(routes.trackMine, { id: alike }) }) : undefined;
  }
  const { email } = (await openDraft(vault, draft)).answers;
  if (!email) return undefined;
  const earlier = await findEarlierApplication(tx, draft.jobId, email);
  const sentHere = earlier?.browserHash ?? undefined;
  if (sentHere && draft.browserHash && Buffer.from(sentHere).equals(draft.browserHash))
    return new Failure("appliedBefore", { link: linkTo(routes.trackMine, { id: draft.jobId }) });
  // The first time that it is paid for, and not at every try.
  if ((await listPayments(tx, draft.id)).length > 0) return undefined;
  // Counted by both: who applies for many vacancies is still told of one that they had applied for.
  const asked = earlier ? world : { ...world, log: () => {} };
  const isAllowed = await allowMail(tx, asked, "applied before", email, {
    about: draft.jobId,
    isWanted: earlier !== undefined,
  });
  const told = isAllowed ? earlier : undefined;
  const link = await newApplicationLink(tx, settings, told?.id ?? randomUUID());
  const nobody = { email, fullName: null, reference: "", desiredPosition: null, vacancy: null };
  const mail = appliedBefore({ ...nobody, ...told, link });
  await enqueueEmail(
    tx,
    vault,
    { ...mail, ...(told && { applicationId: told.id }) },
    { isWanted: told !== undefined },
  );
  return undefined;
}
