import type { PageMeta } from "../../components/shell/page-meta.ts";
import { t } from "../../content/words.ts";

export const employerMeta = (title: string): PageMeta => ({
  title,
  description: t("employer.meta.description"),
  noindex: true,
  styles: ["employer"],
});
