import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { monthlyPay, yearlyPay } from "../../content/pay.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { shortDate, shortDay } from "../../shared/format.ts";
import { browsedLabel } from "../../shared/jobs/experience-levels.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { say } from "../../shared/say.ts";
import { Badge } from "../shell/Badge.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { Flag } from "./Flag.tsx";
import { PayRuler } from "./PayRuler.tsx";
import { SaveJob } from "./SaveJob.tsx";
import { checkedText, VerifiedBadge } from "./VerifiedEmployer.tsx";

interface Props {
  job: PricedJob;
  /** The level of the row's heading, one below that of the list. */
  heading?: "h2" | "h3";
  /** Says how many people are wanted, too. */
  withVacancies?: boolean;
  /** Says when the job was posted, too. */
  withPosted?: boolean;
  /** True where the page names the country once for all rows. */
  isCountryTold?: boolean;
  /** The end of the scale of the row's bar, where the page has a scale of its own. */
  end?: number;
  /** This replaces the button that saves the job. */
  action?: ReactNode;
}

/** An item of a list with class `rows`. */
export function JobRow(props: Props) {
  const { job, heading, withVacancies = false, withPosted = false, isCountryTold, end, action } = props;
  const salary = yearlyPay(job);
  // Nobody has to hurry to apply for an invented job.
  const closing = job.open && !job.sample && t("jobs.closes", { date: closingDay(job) });
  const facts = [
    browsedLabel(job.experienceLevel),
    sectorLabel(job.sector),
    withVacancies && tn("jobs.vacancies", job.vacancies),
    withPosted && t("jobs.posted", { date: shortDate(job.createdAt) }),
    job.open && job.isWaived && !job.sample && t("fee.free.short"),
  ];
  return (
    <li className="job">
      <JobName {...{ job, heading, isCountryTold }} />
      <JobPaid job={job} end={end}>
        {(salary || closing) && (
          <p className="meta dotted">
            <Facts facts={[salary, closing]} />
          </p>
        )}
      </JobPaid>
      <p className="meta dotted">
        {job.sample && <Badge>{t("jobs.sample")}</Badge>}
        {job.verification && <VerifiedBadge />}
        {!job.open && <Badge kind="err">{t("saved.closed")}</Badge>}
        <Facts facts={facts} />
      </p>
      {job.verification && <p className="meta">{checkedText(job.verification)}</p>}
      {action ?? <SaveJob jobId={job.id} title={job.title} />}
    </li>
  );
}

const Facts = ({ facts }: { facts: (string | false | null | undefined)[] }) =>
  facts.flatMap((fact) => (fact ? [<span key={fact}>{fact}</span>, " "] : []));

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** An open job that closes within a year of its posting closes on the next such day, so its year says nothing. */
const closingDay = ({ createdAt, applicationCloseDate: day }: PricedJob) =>
  Date.parse(day) - Date.parse(createdAt) < yearMs ? shortDay(day) : shortDate(day);

interface BriefProps extends Pick<Props, "job"> {
  /** The heading of the list says that all of them are samples. */
  isToldSample?: boolean;
}

/** Shows only title, place and pay. */
export function BriefJobRow({ job, isToldSample = false }: BriefProps) {
  return (
    <li className="job">
      <JobName job={job}>
        {job.sample && !isToldSample && <Badge>{t("jobs.sample")}</Badge>}
        {!job.open && <Badge kind="err">{t("saved.closed")}</Badge>}
        {job.verification && <VerifiedBadge />}
      </JobName>
      <JobPaid job={job} />
    </li>
  );
}

interface NameProps extends Pick<Props, "job" | "heading" | "isCountryTold"> {
  children?: ReactNode;
}

function JobName({ job, heading: Heading = "h3", isCountryTold = false, children }: NameProps) {
  const linkTo = useLinkTo();
  return (
    <>
      <CompanyMark company={job.company} />
      <Heading>
        <a href={linkTo(routes.job, { id: job.id })}>{job.title}</a>
      </Heading>
      <p>
        {job.company}
        {!isCountryTold && (
          <>
            {"\u2002"}
            <span className="place">
              <Flag country={job.country} />
              {` ${say(job.country)}`}
            </span>
          </>
        )}
        {children && (
          <>
            {"\u2002"}
            {children}
          </>
        )}
      </p>
    </>
  );
}

function JobPaid({ job, end, children }: Pick<Props, "job" | "end"> & { children?: ReactNode }) {
  return (
    <div className="paid">
      <p className="pay">{monthlyPay(job)}</p>
      <PayRuler job={job} end={end} />
      {children}
    </div>
  );
}
