import type { Context } from "hono";
import { inFormOrder, type PostingAnswers, readPosting } from "../../../islands/employer/posting-answers.ts";
import type { PostJobProps } from "../../../islands/PostJob.tsx";
import { PostingPage } from "../../components/employer/PostingPage.tsx";
import { editWords, postWords } from "../../components/employer/posting-words.ts";
import { t } from "../../content/words.ts";
import { listOpenCountries } from "../../db/job-facets.ts";
import type { Env } from "../../env.ts";
import { destinationCountries } from "../../shared/countries.ts";
import type { Issue } from "../../shared/issues.ts";

interface View {
  edited?: PostJobProps["edited"];
  answers: PostingAnswers;
  issues?: Issue[] | undefined;
  /** Why it was refused, when no field is to blame. */
  refusal?: string | undefined;
  withPreview?: boolean;
}

/** Draws the form of a vacancy, new or edited, as a page. */
export async function renderPosting(c: Context<Env>, view: View) {
  const { edited, answers, issues = [], refusal, withPreview = false } = view;
  const open = await listOpenCountries(c.env.sql);
  const countries = new Set(
    [...destinationCountries, ...open.map(({ country }) => ({ name: country }))].map(({ name }) => name),
  );
  const words = edited ? editWords(edited.answers.title) : postWords;
  const title = edited ? t("employer.edit.title", { title: edited.answers.title }) : t("employer.post.title");
  return c.render(
    <PostingPage
      title={title}
      lead={edited ? t("employer.edit.lead") : t("employer.post.lead")}
      form={{
        ...(edited && { edited }),
        answers,
        issues: inFormOrder(issues),
        countries: [...countries],
        words,
      }}
      refusal={refusal ? { title: words.failed, text: refusal } : undefined}
      withPreview={withPreview}
      registered={c.req.query("registered") !== undefined}
    />,
    {
      title: issues.length > 0 || refusal ? t("errors.prefix", { title }) : title,
      description: t("employer.meta.description"),
      noindex: true,
      private: true,
      styles: ["employer"],
    },
  );
}

export const typedIn = (form: Partial<Record<string, string>>) => readPosting((name) => form[name]);
