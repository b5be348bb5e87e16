import { type ApplicationState, findAddressee } from "../../db/applications/applications.ts";
import type { Sql } from "../../db/sql.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { urls } from "../../shared/urls.ts";
import { openDraft } from "../applying/draft.ts";

export interface RefundWorld {
  vault: Vault;
  settings: { siteUrl: string };
}

/** A draft's candidate may have got as far as the email address; only what was sent is followed by a link. */
export async function refundAddressee(
  tx: Sql,
  { vault, settings }: RefundWorld,
  application: ApplicationState,
) {
  const known = await findAddressee(tx, application.id);
  if (known) return { ...known, link: settings.siteUrl + urls.track() };
  const { email } = (await openDraft(vault, application)).answers;
  const { reference } = application;
  return email?.includes("@") ? { email, fullName: null, reference } : undefined;
}
