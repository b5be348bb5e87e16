import { useLinkTo } from "../../../islands/lib/locale.ts";
import { monthlyPay } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { ApplyLink } from "../shell/ButtonLink.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { JobPay } from "./JobPay.tsx";
import { SaveJob } from "./SaveJob.tsx";

interface Props {
  job: PricedJob;
  /** 0: applying costs nothing. */
  feeCents: number;
}

/** The pay, the fee and the facts stay in view beside the text, because they decide. */
export function JobRail({ job, feeCents }: Props) {
  const linkTo = useLinkTo();
  return (
    <section className="rail" aria-label={t("job.rail")}>
      <JobPay job={job} />
      {job.open && (
        <>
          {job.sample && <p className="meta">{t("job.sample.line")}</p>}
          <div className="actions">
            <ApplyLink href={linkTo(routes.apply, { job: job.id })}>{t("job.apply")}</ApplyLink>
            <SaveJob jobId={job.id} />
          </div>
          <p className="meta">
            {feeCents === 0 ? t("fee.free.short") : t("fee.line", { fee: usdCents(feeCents) })}
          </p>
        </>
      )}
      <JobFacts job={job} />
    </section>
  );
}

/** On a phone, the pay and the way on stay at the foot of the screen, below the facts. */
export function ApplyBar({ job }: { job: PricedJob }) {
  const linkTo = useLinkTo();
  return (
    <p className="apply-bar">
      <b>{monthlyPay(job)}</b>
      <ApplyLink href={linkTo(routes.apply, { job: job.id })}>{t("job.apply.bar")}</ApplyLink>
    </p>
  );
}
