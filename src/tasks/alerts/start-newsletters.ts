import { startNewsletterAlerts } from "../../domain/alerts/subscribe-newsletter.ts";
import type { Services } from "../../env.ts";

const subscribersAtOnce = 500;

/** The newsletter is a job alert for all jobs. */
export async function startNewsletters({ sql, vault }: Services): Promise<void> {
  while ((await startNewsletterAlerts(sql, vault, subscribersAtOnce)) === subscribersAtOnce);
}
