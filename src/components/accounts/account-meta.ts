import { t } from "../../content/words.ts";
import type { PageMeta } from "../shell/page-meta.ts";

/** What the account pages say of themselves; a refused form says so in the window's title first. */
export const accountMeta = (title: string, description: string, refused: boolean): PageMeta => ({
  title: refused ? t("errors.prefix", { title }) : title,
  description,
  keywords: t("account.meta.keywords"),
  noindex: true,
});
