import { t } from "../../content/words.ts";
import { longDate } from "../../shared/format.ts";
import type { Job, Verification } from "../../shared/job.ts";
import { Badge } from "../Badge.tsx";

/** With what was checked, in plain sight. Of an employer who was not checked nothing is said. */
export function VerifiedEmployer({ job: { verification } }: { job: Job }) {
  if (!verification) return null;
  return (
    <p>
      <VerifiedBadge /> {checkedText(verification)}
      <span className="hint">{t("verified.limits")}</span>
    </p>
  );
}

export const VerifiedBadge = () => <Badge kind="ok">{t("verified.badge")}</Badge>;

export const checkedText = ({ checked, verifiedAt }: Verification) =>
  t("verified.text", { date: longDate(verifiedAt), checked });
