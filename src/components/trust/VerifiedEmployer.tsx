import { t } from "../../content/words.ts";
import { longDate } from "../../shared/format.ts";
import type { Job, Verification } from "../../shared/job.ts";
import { urls } from "../../shared/urls.ts";
import { Badge } from "../Badge.tsx";

/** With what was checked, in plain sight; or that nothing was, since documents go to whoever posted the vacancy. */
export function VerifiedEmployer({ job: { verification, employerId } }: { job: Job }) {
  if (!verification) return employerId && <NotVerified />;
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

const NotVerified = () => (
  <p>
    {t("verified.none")} <a href={urls.safety()}>{t("safety.fee.link")}</a>
  </p>
);
