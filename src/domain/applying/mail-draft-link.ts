import { hashOfToken, newToken } from "../../auth/token.ts";
import { findDraftRow, touchDraft } from "../../db/applications/applications.ts";
import { insertDraftLink } from "../../db/applying/draft-links.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { draftLink } from "../../emails/draft-link.ts";
import * as routes from "../../routes.ts";
import { draftReminderDays } from "../../shared/applying/draft-reminder.ts";
import type { Locale } from "../../shared/languages.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { isBegun, openDraft } from "./draft.ts";

const lifetimeMs = draftReminderDays * 24 * 60 * 60 * 1000;

/** Returns false without a begun draft. Returns true also when the limit of emails stops this one. */
export function mailDraftLink(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  browserHash: Uint8Array,
  { email, language }: { email: string; language: Locale },
): Promise<boolean> {
  return inTransaction(world.sql, async (tx) => {
    const draft = await findDraftRow(tx, browserHash);
    if (!draft || !isBegun(await openDraft(world.vault, draft))) return false;
    if (!(await allowMail(tx, world, "draft link", email))) return true;
    // The draft must not expire while its link is in an email.
    await touchDraft(tx, draft.id);
    const mail = await writeTo(tx, world.settings, { language }, async (locale, linkTo) =>
      draftLink(locale, email, await newDraftLink(tx, world, draft.id, linkTo)),
    );
    await enqueueEmail(tx, world.vault, { ...mail, applicationId: draft.id });
    return true;
  });
}

/** Whoever opens the link first moves the draft to their browser. */
export async function newDraftLink(
  tx: Sql,
  { settings, clock }: Pick<World, "settings" | "clock">,
  applicationId: string,
  linkTo: LinkTo,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + lifetimeMs);
  await insertDraftLink(tx, { tokenHash: hashOfToken(token), applicationId, expiresAt });
  return settings.siteUrl + linkTo(routes.draftLink, { token });
}
