import { startNewsletterAlerts } from "../../domain/alerts/subscribe-newsletter.ts";
import type { Services } from "../../env.ts";

const subscribersAtOnce = 500;

export async function startNewsletters({ sql, vault }: Services): Promise<void> {
  while ((await startNewsletterAlerts(sql, vault, subscribersAtOnce)) === subscribersAtOnce);
}
