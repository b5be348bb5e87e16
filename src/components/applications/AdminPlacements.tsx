import { Fragment } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { monthlyPay } from "../../content/pay.ts";
import { t, tn } from "../../content/words.ts";
import type { PlaceableJob } from "../../db/applications/placeable-jobs.ts";
import type { PlacementRow } from "../../db/applications/placements.ts";
import * as routes from "../../routes.ts";
import { listedDateTime } from "../../shared/applications/listed-dates.ts";
import { placementState } from "../../shared/applications/placement.ts";
import { inOneLine, shortDate } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { badges } from "./placement-badges.ts";

/** The jobs that were offered to a general application, and the answers. */
export function AdminPlacements({ placements }: { placements: PlacementRow[] }) {
  const linkTo = useLinkTo();
  return (
    <section id="placements">
      <h3>{t("placing.offers")}</h3>
      {placements.length === 0 && <p>{t("placing.offers.none")}</p>}
      <ul className="plain offered-jobs">
        {placements.map((placement) => {
          const { id, jobId, offeredAt, answeredAt, reference } = placement;
          const state = placementState(placement);
          return (
            <li key={id}>
              <h4>
                <a href={linkTo(routes.job, { id: jobId })}>{t("placement.job", placement)}</a>{" "}
                <Badge kind={badges[state]}>{t(`placing.state.${state}`)}</Badge>
              </h4>
              <p className="meta">
                {answeredAt
                  ? t("placing.answered", { date: inOneLine(listedDateTime(answeredAt)) })
                  : t("placing.offered", { date: inOneLine(listedDateTime(offeredAt)) })}{" "}
                {reference && (
                  <a href={linkTo(routes.adminApplications, { search: reference })}>
                    {t("placing.made", { reference })}
                  </a>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Props {
  applicationId: string;
  search: string | undefined;
  jobs: PlaceableJob[];
  hasMore: boolean;
  sector: string | null;
}

const unfoldedJobs = 5;

/** The open jobs of checked employers. Those of the candidate's sector come first. */
export function PlaceableJobs({ applicationId: id, search, jobs, hasMore, sector }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const folded = jobs.slice(unfoldedJobs);
  return (
    <section id="jobs">
      <h3>{t("placing.jobs")}</h3>
      <p className="meta">
        {t("placing.jobs.text")} {t(sendsEmail ? "placing.jobs.asked" : "placing.jobs.untold")}
      </p>
      <search>
        <form className="inline-form" method="get" action={`${linkTo(routes.adminPlacement, { id })}#jobs`}>
          <label htmlFor="job-search">
            {t("placing.search")}
            <input id="job-search" type="search" name="search" defaultValue={search} maxLength={200} />
          </label>
          <button type="submit" className="btn btn-quiet">
            {t("placing.search.submit")}
          </button>
          {search && (
            <a href={`${linkTo(routes.adminPlacement, { id })}#jobs`}>{t("placing.search.clear")}</a>
          )}
        </form>
      </search>
      {hasMore && <p className="meta">{t("placing.jobs.more", { n: jobs.length })}</p>}
      {jobs.length === 0 ? (
        <p>{t(search ? "placing.jobs.none" : "placing.jobs.empty")}</p>
      ) : (
        <form method="post" action={linkTo(routes.adminPlacement, { id })}>
          <input type="hidden" name="search" value={search ?? ""} />
          <fieldset className="field">
            <legend className={sector ? "unseen" : undefined}>{t("placing.jobs.legend")}</legend>
            <JobChoices jobs={jobs.slice(0, unfoldedJobs)} sector={sector} />
            {folded.length > 0 && (
              <details>
                <summary>{tn("placing.jobs.rest", folded.length)}</summary>
                <JobChoices jobs={folded} sector={sector} before={jobs[unfoldedJobs - 1]} />
              </details>
            )}
          </fieldset>
          <button type="submit">{t("placing.submit")}</button>
        </form>
      )}
    </section>
  );
}

interface ChoicesProps extends Pick<Props, "jobs" | "sector"> {
  /** The job above the first one. */
  before?: PlaceableJob | undefined;
}

/** A browser cannot point to a required button inside a closed fold, so only the first ones are required. */
function JobChoices({ jobs, sector, before }: ChoicesProps) {
  const partOf = (job: PlaceableJob) => t(job.sector === sector ? "placing.fits" : "placing.others");
  return jobs.map((job, index) => {
    const above = jobs[index - 1] ?? before;
    const part = partOf(job);
    return (
      <Fragment key={job.id}>
        {sector && (!above || partOf(above) !== part) && <h4>{part}</h4>}
        <label className="choice">
          <input type="radio" name="jobId" value={job.id} required={!before} />
          <span>
            <b>{job.title}</b>{" "}
            <span className="meta">
              {t("placing.job.at", {
                ...job,
                pay: monthlyPay(job),
                date: shortDate(job.createdAt),
              })}
            </span>
          </span>
        </label>
      </Fragment>
    );
  });
}
