import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { ApplyToJob } from "./ApplyToJob.tsx";

interface Props {
  job: Pick<Job, "id" | "sample">;
  /** With 0, applying costs nothing. */
  feeCents: number;
  /** Says why this job is free when others are not. */
  waivedFor: string | undefined;
}

/** Says what applying costs and what the fee does not buy, and links the form. */
export function ReadyToApply({ job, feeCents, waivedFor }: Props) {
  const linkTo = useLinkTo();
  const isFree = feeCents === 0;
  return (
    <section className="fee">
      <h2>{t("job.ready.title")}</h2>
      {waivedFor && <p>{t("fee.waived", { reason: waivedFor })}</p>}
      <p>{isFree ? t("job.ready.free") : t("job.ready.text", { fee: usdCents(feeCents) })}</p>
      {job.sample && !isFree && (
        <p>
          <strong>{t("job.ready.sample")}</strong>
        </p>
      )}
      <p className="meta">
        {isFree ? t("fee.free") : !job.sample && t("job.ready.fee")}{" "}
        {!isFree && !job.sample && (
          <>
            <a href={`${linkTo(routes.terms)}#clause-9`}>{t("fee.refunds")}</a>
            {" · "}
          </>
        )}
        <a href={linkTo(routes.safety)}>{t("safety.fee.link")}</a>
      </p>
      <p className="actions">
        <ApplyToJob job={job}>{t("job.ready.start")}</ApplyToJob>
      </p>
    </section>
  );
}
