import type { DashboardWords } from "../../../islands/employers/words.ts";
import { t } from "../../content/words.ts";

export const dashboardWords: DashboardWords = {
  closed: { title: t("employer.closed.title"), description: t("employer.closed.text") },
  reopened: { title: t("employer.reopened.title"), description: t("employer.reopened.text") },
  failed: t("employer.closure.failed"),
  offline: t("errors.offline"),
  close: t("shell.close"),
};
