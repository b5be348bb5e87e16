import { Hono } from "hono";
import EmployerDashboard from "../../../islands/EmployerDashboard.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ApplicationFigures } from "../../components/applications/ApplicationFigures.tsx";
import {
  type DashboardNotice,
  DashboardNotices,
  dashboardNotices,
} from "../../components/employers/DashboardNotices.tsx";
import { DeskHead } from "../../components/employers/DeskHead.tsx";
import { OpenPoints } from "../../components/employers/OpenPoints.tsx";
import { OwnJobCard } from "../../components/employers/OwnJobCard.tsx";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { Stat } from "../../components/shell/Stat.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { listWeekCounts, type WeekCount } from "../../db/applications/week-counts.ts";
import {
  type EmployerCounts,
  findEmployerCounts,
  listDashboardJobs,
  type OwnJob,
} from "../../db/employers/employer-jobs.ts";
import { isTrustedEmployer, listMandates } from "../../db/employers/mandates.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { recentWeeks } from "../../shared/applications/recent-weeks.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { count } from "../../shared/format.ts";
import { placeInList } from "../../shared/page-number.ts";
import { employerMeta } from "./employer-meta.tsx";

const pageSize = 24;

export const employerDashboardPage = new Hono<Env>().get(routes.employerDashboard.path, async (c) => {
  const { sql, clock, settings } = c.env;
  const { id, email } = c.get("user");
  const counts = await findEmployerCounts(sql, id);
  const { page, pages, part } = placeInList(c.req.query("page"), counts.jobs, pageSize);
  const jobs = await listDashboardJobs(sql, id, part);
  const unconfirmed = (await isMailboxConfirmed(sql, id)) ? undefined : email;
  const needsCheck = settings.employerCheck === "before" && !(await isTrustedEmployer(sql, id));
  const isSeenUnchecked =
    !needsCheck &&
    counts.activeJobs > 0 &&
    (await listMandates(sql, id)).every(({ how }) => how !== "checked");
  const done = dashboardNotices.filter((name) => c.req.query(name) !== undefined);
  const today = dayOf(clock());
  const weeks = recentWeeks(today);
  const recent = await listWeekCounts(sql, weeks[0]!, id);
  return c.render(
    <Dashboard
      {...{ unconfirmed, counts, jobs, page, pages, done, today, needsCheck, isSeenUnchecked, weeks, recent }}
    />,
    {
      ...(await employerMeta(c, t("employer.dashboard.title"))),
      canonical: c.var.linkTo(routes.employerDashboard),
    },
  );
});

interface Props {
  /** The account's address while its mailbox is not confirmed. */
  unconfirmed: string | undefined;
  counts: EmployerCounts;
  jobs: OwnJob[];
  page: number;
  pages: number;
  done: DashboardNotice[];
  /** `YYYY-MM-DD` */
  today: string;
  /** Nothing that the employer posts is public before we check a company. */
  needsCheck: boolean;
  /** Candidates read on the open jobs that we have not checked the employer. */
  isSeenUnchecked: boolean;
  weeks: string[];
  recent: WeekCount[];
}

function Dashboard(props: Props) {
  const { unconfirmed, counts, jobs, page, pages, done, today, needsCheck, isSeenUnchecked } = props;
  const linkTo = useLinkTo();
  const post = <ButtonLink href={linkTo(routes.employerPostJob)}>{t("employer.dashboard.post")}</ButtonLink>;
  return (
    <>
      <DeskHead title={t("employer.dashboard.title")}>
        {jobs.length > 0 && <p className="actions">{post}</p>}
      </DeskHead>
      <div className="wrap page">
        <div className="desk-notices">
          <DashboardNotices done={done} />
        </div>
        <Island of={EmployerDashboard} props={{}} when="idle" />
        <div id="results">
          <div className="desk-notices">
            <OpenPoints {...{ unconfirmed, needsCheck, isSeenUnchecked }} />
          </div>
          <Counts counts={counts} />
          <section>
            <h2>{t("employer.dashboard.jobs")}</h2>
            {jobs.length === 0 ? (
              <Empty button={post}>{t("employer.dashboard.empty")}</Empty>
            ) : (
              <ul className="plain own-jobs">
                {jobs.map((job) => (
                  <OwnJobCard key={job.id} job={job} today={today} />
                ))}
              </ul>
            )}
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(n) => linkTo(routes.employerDashboard, { page: n })}
            />
          </section>
          <ApplicationFigures weeks={props.weeks} counts={props.recent} />
          {counts.jobs > 0 && (
            <section className="dashboard-way">
              <h2>
                <a href={linkTo(routes.employerNoteTemplates)}>{t("noteTemplates.title")}</a>
              </h2>
              <p className="meta">{t("noteTemplates.lead")}</p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function Counts({ counts }: { counts: EmployerCounts }) {
  return (
    <>
      <h2 className="unseen">{t("employer.dashboard.counts")}</h2>
      <ul className="plain strip">
        <Stat value={count(counts.activeJobs)} label={t("employer.dashboard.active")} />
        <Stat value={count(counts.totalApplications)} label={t("employer.dashboard.total")} />
        <Stat value={count(counts.applicationsThisWeek)} label={t("employer.dashboard.week")} />
      </ul>
    </>
  );
}
