import { useLinkTo } from "../../../islands/lib/locale.ts";
import { proofWords } from "../../content/proof-words.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import type { Job, Verification } from "../../shared/jobs/job.ts";
import { Badge } from "../shell/Badge.tsx";

/** Says who gets what a candidate sends. The head of the page says what we checked of a verified employer. */
export function VerifiedEmployer({ job }: { job: Job }) {
  const linkTo = useLinkTo();
  const { verification, employerId, company } = job;
  return (
    <p className="receiver">
      {verification ? t("verified.limits", { company }) : receiverText(job)}{" "}
      {!verification && employerId && <a href={linkTo(routes.safety)}>{t("safety.fee.link")}</a>}
    </p>
  );
}

export const VerifiedBadge = () => <Badge kind="ok">{t("verified.badge")}</Badge>;

export const checkedText = (verification: Verification) =>
  t("verified.text", { date: longDate(verification.verifiedAt), checked: checkedWords(verification) });

/** The reader's language has words for proofs. What an administrator wrote stays as it is. */
const checkedWords = ({ checked, proofs }: Verification) =>
  proofs && proofs.length > 0 ? proofWords(proofs) : checked;

export const isUncheckedEmployer = ({ sample, verification, employerId }: Job): boolean =>
  !sample && !verification && employerId !== null;

/** One or two sentences: who gets what a candidate sends for the job, and what we checked of them. */
export function receiverText({
  sample,
  verification,
  employerId,
  company,
}: Pick<Job, "sample" | "verification" | "employerId" | "company">): string {
  if (sample) return t("verified.sample", { site: site.name });
  if (!employerId) return t("verified.site", { site: site.name });
  if (!verification) return t("verified.none");
  const checked = checkedWords(verification).trim().replace(/\.$/, "");
  return t("verified.receiver", { company, date: longDate(verification.verifiedAt), checked });
}
