import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { ConfirmEmailNotice } from "../../components/accounts/ConfirmEmailNotice.tsx";
import { CompanyFiles } from "../../components/employers/CompanyFiles.tsx";
import { CompanyForm } from "../../components/employers/CompanyForm.tsx";
import {
  answerIssues,
  answersOf,
  type CompanyAnswers,
  requestOf,
} from "../../components/employers/company-fields.ts";
import { hasQuestion, OwnMandates } from "../../components/employers/OwnMandates.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Refusal } from "../../components/shell/Refusal.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { listMandateFiles, listUnsentMandateFiles } from "../../db/employers/mandate-files.ts";
import { findSentRequest, listOwnMandates, listSentRequests } from "../../db/employers/mandate-requests.ts";
import type { Sql } from "../../db/sql.ts";
import { askMandate } from "../../domain/employers/ask-mandate.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formPage } from "../../middleware/form-page.ts";
import { allIssues } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { agencyIssues, MandateRequest } from "../../shared/employers/mandate-request.ts";
import { type Issue, issuesOf, messagesByField } from "../../shared/issues.ts";
import { renderNarrow } from "../system/render-narrow.tsx";
import { employerMeta } from "./employer-meta.tsx";

interface View {
  /** The answers of a refused form. */
  answers?: CompanyAnswers;
  issues?: Issue[];
  refusal?: string | undefined;
  fileProblem?: string;
  /** The request whose code was wrong. */
  wrongCode?: string;
}

/** Renders the page on which an employer asks for a check and follows it. */
export async function renderCompany(c: Context<Env>, view: View = {}) {
  const { sql } = c.env;
  const { id, email } = c.get("user");
  const isConfirmed = await isMailboxConfirmed(sql, id);
  const { answers, issues = [], refusal, fileProblem, wrongCode } = view;
  const isAnother = c.req.query("another") !== undefined;
  const chosen = (answers ? answers.company : c.req.query("company"))?.trim().slice(0, 200) ?? "";
  const mandates = await listOwnMandates(sql, id);
  const runs = mandates.some(({ state }) => state === "asked" || state === "checked");
  const question = mandates.find(hasQuestion);
  // The form already names the company that we have a question on, or the only one that can be checked.
  const likely =
    question?.company || (!runs && mandates.length === 1 && mandates[0]?.mayAsk && mandates[0].company) || "";
  const company = answers || isAnother ? chosen : chosen || likely;
  const files = await listUnsentMandateFiles(sql, id);
  const onFile = await listSentRequests(sql, id);
  const sentFiles = await listMandateFiles(
    sql,
    onFile.map((request) => request.id),
  );
  const sent = onFile.find((request) => request.company === company);
  // The heading of the form says the same for a company that has asked for no check.
  const listed = mandates
    .filter((mandate) => runs || mandate.state !== "none" || mandate.company !== company)
    .toSorted((one, other) => Number(hasQuestion(other)) - Number(hasQuestion(one)));
  const answering = mandates.some((mandate) => hasQuestion(mandate) && mandate.company === company);
  const messages = messagesByField(issues);
  const isRefused = issues.length > 0 || [refusal, fileProblem, wrongCode].some(Boolean);
  const isSent = c.req.query("sent") !== undefined && !isRefused;
  const isNeeded = answering
    ? Object.keys(messages).some((field) => field !== "answer")
    : company || isAnother || answers || fileProblem || files.length > 0;
  const asksOf = company ? t("company.form.of", { company }) : t("company.form.another");
  const summary = answering ? t("company.form.change") : asksOf;
  const confirmation = !isConfirmed && issues.length === 0 && (
    <ConfirmEmailNotice email={email} about={isSent ? "request" : "company"} />
  );
  const addedFiles = (
    <CompanyFiles files={files} problem={fileProblem} answering={answering ? company : undefined} />
  );
  const form = (
    <>
      {!answering && addedFiles}
      <CompanyForm answers={answers ?? answersOf(company, sent)} issues={issues} isAnswer={answering} />
    </>
  );
  return renderNarrow(
    c,
    await employerMeta(c, t("company.title"), routes.employerCompany),
    <>
      {!runs && <p className="lead">{t("company.lead")}</p>}
      {isSent && isConfirmed && (
        <Notice kind="success" title={t("company.sent.title")} text={t("company.sent.text")} />
      )}
      {refusal && <Refusal message={refusal} />}
      <ErrorSummary title={t("errors.summary")} issues={issues} />
      {confirmation}
      {listed.length > 0 && (
        <section>
          <h2 className="unseen">{t("company.list")}</h2>
          <OwnMandates
            mandates={listed}
            onFile={onFile}
            files={sentFiles}
            isConfirmed={isConfirmed}
            asksFor={runs ? undefined : company}
            wrongCode={wrongCode}
            answering={answering ? { company, answer: answers?.answer, message: messages.answer } : undefined}
          />
        </section>
      )}
      {answering && addedFiles}
      {runs ? (
        <>
          <details className="more" id="ask" open={Boolean(isNeeded)}>
            <summary>{summary}</summary>
            {form}
          </details>
          {company && (
            <p className="actions">
              <a href={`${c.var.linkTo(routes.employerCompany, { another: 1 })}#ask`}>
                {t("company.form.another")}
              </a>
            </p>
          )}
        </>
      ) : (
        <section id="ask">
          <h2>{company ? t("company.form.of", { company }) : t("company.form")}</h2>
          {form}
        </section>
      )}
    </>,
    isRefused,
  );
}

/** An employer asks for a check by a form. */
export const employerCompanyPage = new Hono<Env>()
  .get(routes.employerCompany.path, (c) => renderCompany(c))
  .post(
    routes.employerCompany.path,
    formPage((c, { values, issues, refusal }) =>
      renderCompany(c, { answers: values, issues, refusal: refusal?.message }),
    ),
    async (c) => {
      const employer = c.get("user");
      const form = c.get("form");
      const files = await filesOf(c.env.sql, employer.id, form.company ?? "");
      const given = requestOf(form, files);
      const request = MandateRequest.safeParse(given);
      const issues = allIssues(
        [...answerIssues(form.answer), ...(request.success ? [] : issuesOf(request.error))],
        agencyIssues(given),
      );
      if (issues.length > 0 || !request.success) return fail("invalidInput", { issues });
      const { address, sql } = c.env;
      await askMandate({ ...c.env, sql }, { employer, request: request.data, address, browserHash: null });
      return c.redirect(c.var.linkTo(routes.employerCompany, { sent: 1 }), 303);
    },
  );

/** Lists the ids of files that the employer added on the page, and of those that the answered request has already. */
async function filesOf(sql: Sql, employerId: string, company: string): Promise<string[]> {
  const sent = company.includes("\0") ? undefined : await findSentRequest(sql, employerId, company.trim());
  const before = sent?.state === "question" ? await listMandateFiles(sql, [sent.id]) : [];
  const added = await listUnsentMandateFiles(sql, employerId);
  return [...before, ...added].map(({ id }) => documentReference(id));
}
