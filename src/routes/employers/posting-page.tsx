import type { Context } from "hono";
import { keptKey } from "../../../islands/employers/kept-posting.ts";
import { inFormOrder, type PostingAnswers, readPosting } from "../../../islands/employers/posting-answers.ts";
import PostJob, { type PostJobProps } from "../../../islands/PostJob.tsx";
import { DashboardNotices } from "../../components/employers/DashboardNotices.tsx";
import { HeldJobNotice } from "../../components/employers/HeldJob.tsx";
import { JobPreview } from "../../components/employers/JobPreview.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { countryNames } from "../../content/countries.ts";
import { t } from "../../content/words.ts";
import { listCountryDecisions } from "../../db/jobs/country-decisions.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { Issue } from "../../shared/issues.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";
import { renderNarrow } from "../system/render-narrow.tsx";
import { employerMeta } from "./employer-meta.tsx";

interface View {
  edited?: PostJobProps["edited"];
  answers: PostingAnswers;
  issues?: Issue[] | undefined;
  /** Says why the site refused the job, when no field is the reason. */
  refusal?: string | undefined;
  withPreview?: boolean;
  /** Says why the edited job waits. */
  hold?: JobHold | undefined;
  /** The unknown country that the employer was asked about before. */
  countryConfirmed?: string | undefined;
}

/** Renders the form of a new or an edited job. */
export async function renderPosting(c: Context<Env>, view: View) {
  const { edited, answers, issues = [], refusal, hold, withPreview = false, countryConfirmed = "" } = view;
  const decisions = await listCountryDecisions(c.env.sql);
  const confirmed = decisions.filter((one) => one.confirmed).map(({ country }) => country);
  const form: PostJobProps = {
    ...(edited && { edited }),
    answers,
    issues: inFormOrder(issues),
    countries: [...countryNames, ...confirmed],
    countryConfirmed: issues.some(({ path }) => path === "country") ? answers.country : countryConfirmed,
  };
  const action = edited
    ? c.var.linkTo(routes.employerJobEdit, { id: edited.id })
    : c.var.linkTo(routes.employerPostJob);
  const lead = `employer.${edited ? "edit" : "post"}.lead` as const;
  const isNew = c.req.query("registered") !== undefined;
  return renderNarrow(
    c,
    await employerMeta(
      c,
      edited ? t("employer.edit.title", { title: edited.answers.title }) : t("employer.post.title"),
      edited ? routes.employerDashboard : routes.employerPostJob,
    ),
    <>
      <p className="lead">{t(c.env.settings.employerCheck === "before" ? `${lead}.checked` : lead)}</p>
      <DashboardNotices done={isNew ? ["registered"] : []} />
      {refusal && (
        <Notice
          kind="error"
          title={t(edited ? "employer.edit.failed" : "employer.post.failed")}
          text={refusal}
        />
      )}
      {hold && <HeldJobNotice hold={hold} />}
      <Island of={PostJob} props={form} when="interaction" wakeIfKept={keptKey(action)} />
      <section id="preview" tabIndex={-1}>
        {withPreview && <JobPreview answers={answers} />}
      </section>
    </>,
    issues.length > 0 || refusal !== undefined,
    edited && { href: c.var.linkTo(routes.employerDashboard), text: t("employer.applications.back") },
  );
}

export const typedIn = (form: Partial<Record<string, string>>) => readPosting((name) => form[name]);
