import { randomUUID } from "node:crypto";
import { type ApplicationState, findAddressee } from "../../db/applications/applications.ts";
import { lockCandidacy } from "../../db/applications/placed-applications.ts";
import { type EarlierApplication, findEarlierApplication } from "../../db/applying/earlier-applications.ts";
import { listPayments } from "../../db/payments/payments.ts";
import type { Sql } from "../../db/sql.ts";
import { appliedBefore } from "../../emails/applied-before.ts";
import { Failure } from "../../errors.ts";
import type { World } from "../../world.ts";
import { newApplicationLink } from "../applications/application-link.ts";
import { openDraft } from "../applying/draft.ts";
import { findPaidAlike } from "../applying/find-repeat.ts";
import { isSameBrowser } from "../applying/same-browser.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

/**
 * True when this browser sent an application for the job with this address, or the general application of a candidate
 * who was placed in the job. A payment that was begun before that is refunded. A payment in another browser is not,
 * because the refund would tell a stranger who applied.
 */
export async function isSecondPayment(
  tx: Sql,
  { vault }: Pick<World, "vault">,
  application: ApplicationState,
  jobId: string | null,
): Promise<boolean> {
  const { email } = application.submittedAt
    ? { ...(await findAddressee(tx, application.id)) }
    : (await openDraft(vault, application)).answers;
  if (!jobId || !email) return false;
  // A yes to an offered job waits here, and then finds the application.
  await lockCandidacy(tx, jobId, email);
  const earlier = await findEarlierApplication(tx, jobId, email);
  return earlier !== undefined && isFromHere(earlier, application);
}

/** An application that was made for a placed candidate has no browser of its own. */
const isFromHere = (
  { browserHash, originBrowserHash }: EarlierApplication,
  { browserHash: here }: ApplicationState,
): boolean => isSameBrowser(browserHash ?? originBrowserHash, here);

/**
 * One email address pays once for one job. The browser that paid gets the link to its application. Any other
 * browser gets the same answer in the same time, so it cannot learn who applied, and we email the owner of
 * the address. Without a job, one browser pays once for the same answers.
 */
export async function refuseSecondPayment(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  draft: ApplicationState,
): Promise<Failure | undefined> {
  const { vault, settings } = world;
  if (!draft.jobId) {
    const alike = await findPaidAlike(tx, vault, draft);
    return alike ? new Failure("sentBefore", { sentId: alike }) : undefined;
  }
  const { email } = (await openDraft(vault, draft)).answers;
  if (!email) return undefined;
  const earlier = await findEarlierApplication(tx, draft.jobId, email);
  if (earlier && isFromHere(earlier, draft)) return new Failure("appliedBefore", { sentId: draft.jobId });
  if ((await listPayments(tx, draft.id)).length > 0) return undefined;
  // The cap counts both, so that somebody who applies for many jobs still gets each notice.
  const asked = earlier ? world : { ...world, log: () => {} };
  const isAllowed = await allowMail(tx, asked, "applied before", email, {
    about: draft.jobId,
    isWanted: earlier !== undefined,
  });
  const told = isAllowed ? earlier : undefined;
  const reader = { applicationId: told?.id ?? randomUUID() };
  const nobody = { email, fullName: null, reference: "", desiredPosition: null, job: null };
  const mail = await writeTo(tx, settings, reader, async (locale, linkTo) => {
    const link = await newApplicationLink(tx, settings, linkTo, reader.applicationId);
    return appliedBefore(locale, { ...nobody, ...told, link });
  });
  await enqueueEmail(
    tx,
    vault,
    { ...mail, ...(told && { applicationId: told.id }) },
    { isWanted: told !== undefined },
  );
  return undefined;
}
