import { t } from "../../content/words.ts";
import type { PageMeta } from "../shell/page-meta.ts";

export type AccountPage =
  | "account"
  | "accountDeletion"
  | "confirmEmail"
  | "forgotPassword"
  | "resetPassword"
  | "signIn"
  | "signUp";

/** Their one form has the page to itself. */
const signingPages: readonly AccountPage[] = ["forgotPassword", "resetPassword", "signIn", "signUp"];

export const accountMeta = (page: AccountPage): PageMeta => ({
  title: t(`${page}.title`),
  description: t(`${page}.meta.description`),
  keywords: t("account.meta.keywords"),
  noindex: true,
  hasFooterRow: true,
  ...(signingPages.includes(page) && { styles: ["signing"] }),
});
