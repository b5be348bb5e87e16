import { type ApplicationState, findAddressee } from "../../db/applications/applications.ts";
import type { Sql } from "../../db/sql.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { openDraft } from "../applying/draft.ts";

/** A draft may lack an email address, and has no page to link to. */
export async function refundAddressee(
  tx: Sql,
  { vault, settings }: Pick<World, "vault" | "settings">,
  application: ApplicationState,
) {
  const known = await findAddressee(tx, application.id);
  if (known) return { ...known, link: settings.siteUrl + linkTo(routes.track) };
  const { email } = (await openDraft(vault, application)).answers;
  const { reference } = application;
  return email?.includes("@") ? { email, fullName: null, reference } : undefined;
}
