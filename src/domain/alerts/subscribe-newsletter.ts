import { hashOfToken, newToken } from "../../auth/token.ts";
import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriberAddress,
  insertNewsletterAlert,
  insertSubscriber,
  takeConfirmedSubscribers,
} from "../../db/alerts/newsletter.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { newsletterConfirmation } from "../../emails/newsletter-confirmation.ts";
import * as routes from "../../routes.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { newAlertToken } from "./alert-token.ts";

/** Mails a confirmation, because somebody else may type the address. Answer and time do not reveal who subscribes. */
export function subscribeNewsletter(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  { email, language }: { email: string; language: Locale },
): Promise<void> {
  const { vault, settings } = world;
  return inTransaction(world.sql, async (tx) => {
    const recipient = email.toLowerCase();
    // A new link would break the one in the earlier email, so the cap comes first.
    if (!(await allowMail(tx, world, "newsletter confirmation", recipient))) return;
    const token = newToken();
    const isNew = await insertSubscriber(tx, { email: recipient, language, tokenHash: hashOfToken(token) });
    const mail = await writeTo(tx, settings, { language }, (locale, linkTo) =>
      newsletterConfirmation(locale, recipient, {
        confirm: settings.siteUrl + linkTo(routes.newsletterConfirm, { token }),
        unsubscribe: settings.siteUrl + linkTo(routes.newsletterUnsubscribe, { token }),
      }),
    );
    await enqueueEmail(tx, vault, mail, { isWanted: isNew });
  });
}

export const confirmNewsletter = (sql: Database, token: string): Promise<boolean> =>
  confirmSubscriber(sql, hashOfToken(token));

/** Undefined for an unknown link. */
export const newsletterAddress = (sql: Database, token: string): Promise<string | undefined> =>
  findSubscriberAddress(sql, hashOfToken(token));

export const unsubscribeNewsletter = (sql: Database, token: string): Promise<void> =>
  deleteSubscriber(sql, hashOfToken(token));

/** Turns confirmed subscribers into weekly alerts for all jobs. Returns how many. */
export function startNewsletterAlerts(sql: Database, vault: Vault, limit: number): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const subscribers = await takeConfirmedSubscribers(tx, limit);
    for (const subscriber of subscribers) {
      const { id, tokenHash, sealed } = await newAlertToken(vault);
      await insertNewsletterAlert(tx, { ...subscriber, id, alertHash: tokenHash, token: sealed });
    }
    return subscribers.length;
  });
}
