import { t } from "./form-words.ts";

export function markTitle(): void {
  const before = t("errors.prefix", { title: "" });
  if (!document.title.startsWith(before)) document.title = before + document.title;
}
