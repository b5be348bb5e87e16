import { t } from "../../content/words.ts";
import type { Withheld } from "../../shared/applications/withheld.ts";

/** Why cells of a list are empty; nothing where they are not. */
export const withheldNote = ({
  withheld,
  withdrawnAt,
}: {
  withheld?: Withheld | undefined;
  withdrawnAt: string | null;
}): string => {
  if (withdrawnAt && withheld !== "erased") return t("withdrawal.byCandidate");
  if (withheld === "erased") return t("erasure.byCandidate");
  return withheld === "unreadable" ? t("erasure.unreadable") : "";
};
