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

/** Each of these pages has only one form. */
const signingPages: readonly AccountPage[] = ["forgotPassword", "resetPassword", "signIn", "signUp"];

export const accountMeta = (page: AccountPage): PageMeta => ({
  title: t(`${page}.title`),
  description: t(`${page}.meta.description`),
  keywords: t("account.meta.keywords"),
  noindex: true,
  hasFooterRow: true,
  ...(signingPages.includes(page) && { styles: ["signing"] }),
});
