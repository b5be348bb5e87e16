import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertSavedLink } from "../../db/alerts/saved-links.ts";
import { countSavedJobs, findSavedList } from "../../db/alerts/saved-lists.ts";
import { inTransaction } from "../../db/sql.ts";
import { savedJobsLink } from "../../emails/saved-jobs-link.ts";
import * as routes from "../../routes.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

const lifetimeMs = 72 * 60 * 60 * 1000;

interface Asked {
  email: string;
  reminds: boolean;
  language: Locale;
}

/** Returns false without a saved job. Returns true also when the limit of emails stops this one. */
export function mailSavedLink(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  browserHash: Uint8Array,
  { email, reminds, language }: Asked,
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
      language,
      expiresAt: new Date(world.clock().getTime() + lifetimeMs),
    });
    const mail = await writeTo(tx, world.settings, { language }, (locale, linkTo) =>
      savedJobsLink(locale, recipient, world.settings.siteUrl + linkTo(routes.savedLink, { token }), reminds),
    );
    await enqueueEmail(tx, world.vault, mail);
    return true;
  });
}
