import type { SeedWords } from "../../../islands/dataset/seed-words.ts";
import { t } from "../../content/words.ts";

export const seedWords = (busyLine: string): SeedWords => ({
  submit: t("admin.seed.submit"),
  submitting: t("admin.seed.submitting"),
  log: t("admin.seed.log"),
  busyLine,
  errorLine: t("admin.seed.error.line", { message: "{message}" }),
  noBody: t("admin.seed.noBody"),
  successTitle: t("admin.seed.done.title"),
  busyTitle: t("admin.seed.busy.title"),
  busyText: t("admin.seed.busy.text"),
  errorTitle: t("admin.seed.error.title"),
  errorText: t("admin.seed.error.text"),
});
