import type { Context } from "hono";
import { inFormOrder, type PostingAnswers, readPosting } from "../../../islands/employers/posting-answers.ts";
import type { PostJobProps } from "../../../islands/PostJob.tsx";
import { PostingPage } from "../../components/employers/PostingPage.tsx";
import { countryNames } from "../../content/countries.ts";
import { t } from "../../content/words.ts";
import { listCountryDecisions } from "../../db/jobs/country-decisions.ts";
import type { Env } from "../../env.ts";
import type { Issue } from "../../shared/issues.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";

interface View {
  edited?: PostJobProps["edited"];
  answers: PostingAnswers;
  issues?: Issue[] | undefined;
  /** Why it was refused, when no field is to blame. */
  refusal?: string | undefined;
  withPreview?: boolean;
  /** Why the job that is edited waits. */
  hold?: JobHold | undefined;
  /** The unknown country that the employer was asked about before. */
  countryConfirmed?: string | undefined;
}

/** Draws the form of a vacancy, new or edited, as a page. */
export async function renderPosting(c: Context<Env>, view: View) {
  const { edited, answers, issues = [], refusal, hold, withPreview = false, countryConfirmed = "" } = view;
  const decisions = await listCountryDecisions(c.env.sql);
  const confirmed = decisions.filter((one) => one.confirmed).map(({ country }) => country);
  const title = edited ? t("employer.edit.title", { title: edited.answers.title }) : t("employer.post.title");
  return c.render(
    <PostingPage
      title={title}
      lead={edited ? t("employer.edit.lead") : t("employer.post.lead")}
      form={{
        ...(edited && { edited }),
        answers,
        issues: inFormOrder(issues),
        countries: [...countryNames, ...confirmed],
        countryConfirmed: issues.some(({ path }) => path === "country") ? answers.country : countryConfirmed,
      }}
      refusal={
        refusal
          ? { title: t(edited ? "employer.edit.failed" : "employer.post.failed"), text: refusal }
          : undefined
      }
      hold={hold}
      withPreview={withPreview}
      registered={c.req.query("registered") !== undefined}
    />,
    {
      title: issues.length > 0 || refusal ? t("errors.prefix", { title }) : title,
      description: t("employer.meta.description"),
      noindex: true,
      styles: ["employer"],
    },
  );
}

export const typedIn = (form: Partial<Record<string, string>>) => readPosting((name) => form[name]);
