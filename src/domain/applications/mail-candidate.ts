import { type Addressee, findAddressee } from "../../db/applications/applications.ts";
import type { Sql } from "../../db/sql.ts";
import type { Email } from "../../emails/email.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { allowMail, type CappedMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { readerLocale } from "../mail/reader-locale.ts";

/** Returns false and sends nothing for an erased application, or when the mailbox has reached its cap. */
export async function mailCandidate(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  kind: CappedMail,
  applicationId: string,
  write: (addressee: Addressee, locale: Locale) => Email | Promise<Email>,
): Promise<boolean> {
  const addressee = await findAddressee(tx, applicationId);
  if (!addressee || !(await allowMail(tx, world, kind, addressee.email))) return false;
  await enqueueEmail(tx, world.vault, {
    ...(await write(addressee, readerLocale(addressee))),
    applicationId,
  });
  return true;
}
