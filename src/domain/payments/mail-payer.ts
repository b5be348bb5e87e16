import { type ApplicationState, findAddressee } from "../../db/applications/applications.ts";
import type { Sql } from "../../db/sql.ts";
import type { Email } from "../../emails/email.ts";
import * as routes from "../../routes.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { openDraft } from "../applying/draft.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>> & { link?: string };

/**
 * Writes to the candidate who paid. Nobody gets an email when the draft has no address, when the application was erased,
 * or when `isWanted` refuses the address.
 */
export async function mailPayer(
  tx: Sql,
  world: Pick<World, "vault" | "settings">,
  application: ApplicationState,
  write: (payer: Payer, locale: Locale) => Email,
  isWanted?: (recipient: string) => Promise<boolean>,
): Promise<void> {
  const payer = await findPayer(tx, world, application);
  if (!payer || (isWanted && !(await isWanted(payer.email)))) return;
  const { siteUrl } = world.settings;
  const mail = await writeTo(tx, world.settings, { applicationId: application.id }, (locale, linkTo) =>
    // A draft has no page to link to.
    write(
      {
        ...payer,
        ...(payer.isSubmitted && { link: siteUrl + linkTo(routes.track, { reference: payer.reference }) }),
      },
      locale,
    ),
  );
  await enqueueEmail(tx, world.vault, { ...mail, applicationId: application.id });
}

async function findPayer(tx: Sql, { vault }: Pick<World, "vault">, application: ApplicationState) {
  const known = await findAddressee(tx, application.id);
  if (known) return { ...known, isSubmitted: true };
  const { email } = (await openDraft(vault, application)).answers;
  const { reference } = application;
  return email?.includes("@") ? { email, fullName: null, reference, isSubmitted: false } : undefined;
}
