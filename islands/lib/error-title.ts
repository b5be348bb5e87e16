import { t } from "./form-words.ts";

/** Says in the page's title, once, that something is wrong. */
export function markTitle(): void {
  const before = t("errors.prefix", { title: "" });
  if (!document.title.startsWith(before)) document.title = before + document.title;
}
