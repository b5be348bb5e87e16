import { applyMessages } from "../../content/apply-messages.ts";
import { t } from "../../content/words.ts";

export type PendingState = "processing" | "failed" | "incomplete" | "refunded" | "unknown";

/** What is said of a payment that did not come through, or not yet. */
export const pendingWords: Record<PendingState, { title: string; text: string }> = {
  processing: { title: t("success.processing.title"), text: t("success.processing.text") },
  failed: { title: t("success.failed.title"), text: t("success.failed.text") },
  incomplete: { title: applyMessages.incompleteTitle, text: applyMessages.incompleteText },
  refunded: { title: t("success.refunded.title"), text: t("success.refunded.text") },
  unknown: { title: t("success.unknown.title"), text: t("success.unknown.text") },
};
