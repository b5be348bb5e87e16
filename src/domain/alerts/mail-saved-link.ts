import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertSavedLink } from "../../db/alerts/saved-links.ts";
import { countSavedJobs, findSavedList } from "../../db/alerts/saved-lists.ts";
import { inTransaction } from "../../db/sql.ts";
import { savedJobsLink } from "../../emails/saved-jobs-link.ts";
import * as routes from "../../routes.ts";
import { linksFor } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { readerLocale } from "../mail/reader-locale.ts";

const lifetimeMs = 72 * 60 * 60 * 1000;

interface Asked {
  email: string;
  reminds: boolean;
}

/** Returns false when nothing is saved. */
export function mailSavedLink(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  browserHash: Uint8Array,
  { email, reminds }: Asked,
): Promise<boolean> {
  return inTransaction(world.sql, async (tx) => {
    const list = await findSavedList(tx, browserHash);
    if (!list || (await countSavedJobs(tx, list.id)) === 0) return false;
    const recipient = email.toLowerCase();
    if (!(await allowMail(tx, world, "saved jobs link", recipient))) return true;
    const token = newToken();
    await insertSavedLink(tx, {
      tokenHash: hashOfToken(token),
      listId: list.id,
      email: reminds ? recipient : null,
      expiresAt: new Date(world.clock().getTime() + lifetimeMs),
    });
    const locale = readerLocale({ email });
    const link = world.settings.siteUrl + linksFor(locale)(routes.savedLink, { token });
    await enqueueEmail(tx, world.vault, savedJobsLink(locale, recipient, link, reminds));
    return true;
  });
}
