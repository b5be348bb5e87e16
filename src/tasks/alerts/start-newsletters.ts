import { startNewsletterAlerts } from "../../domain/alerts/subscribe-newsletter.ts";
import type { Services } from "../../env.ts";

const subscribersAtOnce = 500;

/** Whoever confirmed the newsletter gets the alert that it consists of. */
export async function startNewsletters({ sql, vault }: Services): Promise<void> {
  while ((await startNewsletterAlerts(sql, vault, subscribersAtOnce)) === subscribersAtOnce);
}
