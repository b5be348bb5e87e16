import { findAddressee } from "../../db/applications/applications.ts";
import { findPayingPayment, listPayments } from "../../db/payments/payments.ts";
import type { Sql } from "../../db/sql.ts";
import { applicationReceived } from "../../emails/application-received.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { newApplicationLink } from "./application-link.ts";
import { openPrivateDetails } from "./open-private-details.ts";

/** This email holds the link to what was paid for, so no cap applies to a paid application. */
export async function announceApplication(
  tx: Sql,
  world: Pick<World, "vault" | "payments" | "settings" | "log">,
  id: string,
): Promise<void> {
  const addressee = await findAddressee(tx, id);
  if (!addressee) return;
  const isPaid = addressee.paymentStatus === "completed";
  const isTest = isPaid && !world.payments.live;
  if ((!isPaid || isTest) && !(await allowMail(tx, world, "application received", addressee.email))) return;
  const { vault, settings } = world;
  const { privateSealed, privateKeyId, ...plain } = addressee;
  const passportNumber = (await openPrivateDetails(world, { id, privateSealed, privateKeyId }))
    ?.passportNumber;
  const paid = isPaid ? findPayingPayment(await listPayments(tx, id)) : undefined;
  const mail = await writeTo(tx, settings, { applicationId: id }, async (locale, linkTo) => {
    const link = await newApplicationLink(tx, settings, linkTo, id);
    return applicationReceived(locale, {
      ...plain,
      paidCents: paid?.amountCents,
      isTest,
      passportNumber,
      link,
    });
  });
  await enqueueEmail(tx, vault, { ...mail, applicationId: id });
}
