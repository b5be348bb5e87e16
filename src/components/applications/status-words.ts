import type { StatusWords } from "../../../islands/employers/words.ts";
import { t } from "../../content/words.ts";

export const statusWords: StatusWords = {
  updated: t("employer.status.updated"),
  updatedText: t("employer.status.updated.text", { name: "{name}", status: "{status}" }),
  failed: t("employer.status.failed"),
  offline: t("errors.unreachable"),
  close: t("shell.close"),
};
