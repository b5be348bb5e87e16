import { findAddressee } from "../../db/applications/applications.ts";
import { findStanding, markWithdrawn } from "../../db/applications/standing.ts";
import { inTransaction } from "../../db/sql.ts";
import { applicationWithdrawn } from "../../emails/application-withdrawn.ts";
import * as routes from "../../routes.ts";
import { ProviderAway, RefundRefused } from "../../services/payments/provider.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { beginRefund } from "../payments/begin-refund.ts";
import { closePayments } from "../payments/close-payment.ts";
import { sendRefund } from "../payments/send-refund.ts";
import { cancelOpenInterviews } from "./interviews/cancel-interview.ts";
import { mailCandidate } from "./mail-candidate.ts";
import { endOffer } from "./offers/withdraw-offer.ts";
import { dropHeldChanges } from "./take-back-status.ts";

/** The fee is refunded if the employer may no longer see the application. */
export async function withdrawApplication(
  world: PaymentWorld & Pick<World, "clock">,
  id: string,
): Promise<void> {
  const { sql, settings } = world;
  if ((await findStanding(sql, id)) !== "open") return;
  await closePayments(world, id);
  const refund = await inTransaction(sql, async (tx) => {
    if ((await findStanding(tx, id, { hold: true })) !== "open") return;
    const addressee = await findAddressee(tx, id);
    const refunded = addressee?.paymentStatus === "completed" ? addressee.closedBecause : undefined;
    await cancelOpenInterviews(tx, world, id, "candidate");
    await endOffer(tx, world, id);
    await dropHeldChanges(tx, { applicationId: id });
    await markWithdrawn(tx, id);
    await audit(tx, "candidate", "application withdrawn", ["application", id]);
    await mailCandidate(tx, world, "application withdrawn", id, (candidate, locale, linkTo) => {
      const link = settings.siteUrl + linkTo(routes.track, { reference: candidate.reference });
      const refunds = `${settings.siteUrl}${linkTo(routes.terms)}#clause-9`;
      const isTest = addressee?.isPaidAtTestGateway || !world.payments.live;
      return applicationWithdrawn(locale, { ...candidate, isTest, refunds, link });
    });
    return refunded ? beginRefund(tx, id, { key: refunded }) : undefined;
  });
  // The reconciler repeats a refund that fails here.
  if (refund)
    await sendRefund(world, refund).catch((error: unknown) => {
      if (!(error instanceof ProviderAway || error instanceof RefundRefused)) throw error;
      world.log({ event: "refund not sent", application: id, cause: reasonOf(error) });
    });
}
