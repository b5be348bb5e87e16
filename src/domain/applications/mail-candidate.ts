import { type Addressee, findAddressee } from "../../db/applications/applications.ts";
import type { Sql } from "../../db/sql.ts";
import type { Email } from "../../emails/email.ts";
import type { Locale } from "../../shared/languages.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { allowMail, type CappedMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

/** Returns false and sends nothing for an erased application, or when the mailbox has reached its cap. */
export async function mailCandidate(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  kind: CappedMail,
  applicationId: string,
  write: (addressee: Addressee, locale: Locale, linkTo: LinkTo) => Email | Promise<Email>,
): Promise<boolean> {
  const addressee = await findAddressee(tx, applicationId);
  if (!addressee || !(await allowMail(tx, world, kind, addressee.email))) return false;
  const mail = await writeTo(tx, world.settings, { applicationId }, (locale, linkTo) =>
    write(addressee, locale, linkTo),
  );
  await enqueueEmail(tx, world.vault, { ...mail, applicationId });
  return true;
}
