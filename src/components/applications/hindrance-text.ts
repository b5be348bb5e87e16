import { t } from "../../content/words.ts";
import type { ErasureHindrance } from "../../db/applications/erasure.ts";
import { longDate } from "../../shared/format.ts";

/** Says why an application cannot be erased yet, and when it can be. */
export const hindranceText = ({ until }: ErasureHindrance): string =>
  until ? t("ownData.erase.disputed", { until: longDate(until) }) : t("ownData.erase.processing");
