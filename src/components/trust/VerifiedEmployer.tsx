import { t } from "../../content/words.ts";
import type { Verification } from "../../db/verified-employers.ts";
import { longDate } from "../../shared/format.ts";
import { Badge } from "../Badge.tsx";

/** With what was checked, in plain sight. Of an employer who was not checked nothing is said. */
export function VerifiedEmployer({ verification }: { verification: Verification | undefined }) {
  if (!verification) return null;
  const { checked, verifiedAt } = verification;
  return (
    <p>
      <Badge kind="ok">{t("verified.badge")}</Badge>{" "}
      {t("verified.text", { date: longDate(verifiedAt), checked })}
      <span className="hint">{t("verified.limits")}</span>
    </p>
  );
}
