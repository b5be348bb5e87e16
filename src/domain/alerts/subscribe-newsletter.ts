import { randomUUID } from "node:crypto";
import { hashOfToken, newToken } from "../../auth/token.ts";
import {
  confirmSubscriber,
  deleteSubscriber,
  insertNewsletterAlert,
  insertSubscriber,
  takeConfirmedSubscribers,
} from "../../db/alerts/newsletter.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { newsletterConfirmation } from "../../emails/newsletter-confirmation.ts";
import * as routes from "../../routes.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { linkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { sealAlertToken } from "./alert-token.ts";

/**
 * Asks the address, by mail, whether it wants the newsletter: nobody is subscribed by somebody else. The caller learns
 * nothing about whether the address is known.
 */
export function subscribeNewsletter(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  email: string,
): Promise<void> {
  const { vault, settings } = world;
  return inTransaction(world.sql, async (tx) => {
    const recipient = email.toLowerCase();
    // Before the new link takes the old one's place, which would be dead in the mail that was sent.
    if (!(await allowMail(tx, world, "newsletter confirmation", recipient))) return;
    const token = newToken();
    if (!(await insertSubscriber(tx, recipient, hashOfToken(token)))) return;
    const links = {
      confirm: settings.siteUrl + linkTo(routes.newsletterConfirm, { token }),
      unsubscribe: settings.siteUrl + linkTo(routes.newsletterUnsubscribe, { token }),
    };
    await enqueueEmail(tx, vault, newsletterConfirmation(recipient, links));
  });
}

/** False when the link is not one of ours, or a newer one took its place. */
export const confirmNewsletter = (sql: Database, token: string): Promise<boolean> =>
  confirmSubscriber(sql, hashOfToken(token));

/** The address is forgotten, confirmed or not. A link that is not, or no longer, ours changes nothing. */
export const unsubscribeNewsletter = (sql: Database, token: string): Promise<void> =>
  deleteSubscriber(sql, hashOfToken(token));

/**
 * The newsletter is a job alert, weekly and of all vacancies: some of those who confirmed it get theirs, and are kept there
 * alone. Gives how many that were.
 */
export function startNewsletterAlerts(sql: Database, vault: Vault, limit: number): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const subscribers = await takeConfirmedSubscribers(tx, limit);
    for (const subscriber of subscribers) {
      const [id, token] = [randomUUID(), newToken()];
      const sealed = await sealAlertToken(vault, id, token);
      await insertNewsletterAlert(tx, { ...subscriber, id, alertHash: hashOfToken(token), token: sealed });
    }
    return subscribers.length;
  });
}
