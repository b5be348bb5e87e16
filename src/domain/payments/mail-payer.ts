import { type ApplicationState, findAddressee } from "../../db/applications/applications.ts";
import type { Sql } from "../../db/sql.ts";
import type { Email } from "../../emails/email.ts";
import * as routes from "../../routes.ts";
import type { Locale } from "../../shared/languages.ts";
import { linksFor } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { openDraft } from "../applying/draft.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { readerLocale } from "../mail/reader-locale.ts";

type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>;

export async function mailPayer(
  tx: Sql,
  world: Pick<World, "vault" | "settings">,
  application: ApplicationState,
  write: (payer: Payer, locale: Locale) => Email,
  /** Asks for an allowance where one limits the email. */
  isWanted?: (recipient: string) => Promise<boolean>,
): Promise<void> {
  const payer = await findPayer(tx, world, application);
  if (!payer || (isWanted && !(await isWanted(payer.email)))) return;
  const mail = write(payer, readerLocale(payer));
  await enqueueEmail(tx, world.vault, { ...mail, applicationId: application.id });
}

/** A draft may lack an email address, and has no page to link to. */
async function findPayer(
  tx: Sql,
  { vault, settings }: Pick<World, "vault" | "settings">,
  application: ApplicationState,
) {
  const known = await findAddressee(tx, application.id);
  if (known) return { ...known, link: settings.siteUrl + linksFor(readerLocale(known))(routes.track) };
  const { email } = (await openDraft(vault, application)).answers;
  const { reference } = application;
  return email?.includes("@") ? { email, fullName: null, reference } : undefined;
}
