import type { Toast } from "../../../islands/lib/toast.ts";
import { t } from "../../content/words.ts";

export const loginToast = (): Toast => ({
  title: t("admin.login.done.title"),
  description: t("admin.login.done.text"),
  close: t("shell.close"),
});

export const logoutToast = (): Toast => ({
  title: t("admin.loggedOut.title"),
  description: t("admin.loggedOut.text"),
  close: t("shell.close"),
});
