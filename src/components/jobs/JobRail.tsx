import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { briefFeeLine, feeLine } from "../../content/fee-line.ts";
import { monthlyPay } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { Notice } from "../shell/Notice.tsx";
import { ApplyToJob } from "./ApplyToJob.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { JobPay } from "./JobPay.tsx";
import { FeeLink } from "./ListFee.tsx";
import { SaveJob } from "./SaveJob.tsx";
import { isAtSea, SeafarersLink } from "./SeafarersLink.tsx";
import { VerifiedEmployer } from "./VerifiedEmployer.tsx";

interface Props {
  job: PricedJob;
  /** With 0, applying costs nothing. */
  feeCents: number;
}

interface RailProps extends Props {
  /** The name that gets the fee. */
  payee: string;
  children?: ReactNode;
}

/** Pay, fee and facts stay in view beside the text, because candidates decide by them. */
export function JobRail({ job, feeCents, payee, children }: RailProps) {
  return (
    <section className="rail" aria-label={t("job.rail")}>
      {children}
      <JobPay job={job} />
      {job.open && (
        <>
          <div className="actions">
            <ApplyToJob job={job}>{t("job.apply")}</ApplyToJob>
            <SaveJob jobId={job.id} />
          </div>
          {job.sample ? (
            <ExampleOnly>
              <p>
                <b>{feeLine(feeCents, true)}</b>
                {feeCents > 0 && (
                  <>
                    {` ${t("fee.line.real", { fee: usdCents(feeCents) })} `}
                    <FeeLink />
                  </>
                )}
              </p>
            </ExampleOnly>
          ) : (
            <p className="meta">
              <b>{feeLine(feeCents, false)}</b>
              {feeCents > 0 && (
                <>
                  {` ${t("job.fee.when", { payee })}`}
                  <FeeLinks sector={job.sector} />
                </>
              )}
            </p>
          )}
        </>
      )}
      {job.sample && !job.open && <ExampleOnly />}
      {job.open && <VerifiedEmployer job={job} />}
      <JobFacts job={job} />
    </section>
  );
}

/** Leads to the cases of a refund and, for work at sea, to what the Maritime Labour Convention says about fees. */
function FeeLinks({ sector }: { sector: string }) {
  const linkTo = useLinkTo();
  return (
    <>
      {" "}
      <a href={`${linkTo(routes.terms)}#clause-9`}>{t("fee.refunds")}</a>
      {isAtSea(sector) && (
        <>
          {" · "}
          <SeafarersLink />
        </>
      )}
    </>
  );
}

/** The rail marks a sample, so that nobody takes it for a real job. */
const ExampleOnly = ({ children }: { children?: ReactNode }) => (
  <Notice kind="warning" title={t("jobs.sample.only")} text={t("jobs.sample.notice")}>
    {children}
  </Notice>
);

/** On a phone, pay, fee and the button stay at the foot of the screen while the candidate reads. */
export function ApplyBar({ job, feeCents }: Props) {
  return (
    <div className="apply-bar">
      <p>
        <b>{monthlyPay(job)}</b> <span className="meta">{briefFeeLine(feeCents, job.sample)}</span>
      </p>
      <ApplyToJob job={job}>{t("job.apply.bar")}</ApplyToJob>
    </div>
  );
}
