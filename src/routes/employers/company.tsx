import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
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
import { NeedsMail } from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Refusal } from "../../components/shell/Refusal.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { listMandateFiles, listUnsentMandateFiles } from "../../db/employers/mandate-files.ts";
import { listOwnMandates, listSentRequests } from "../../db/employers/mandate-requests.ts";
import { askMandate } from "../../domain/employers/ask-mandate.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { refusalOf } from "../../middleware/form-page.ts";
import { countRequest } from "../../middleware/rate-limit.ts";
import { allIssues } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { agencyIssues, MandateRequest } from "../../shared/employers/mandate-request.ts";
import { type Issue, issuesOf, messagesByField } from "../../shared/issues.ts";
import { renderNarrow } from "../system/render-narrow.tsx";
import { employerMeta } from "./employer-meta.tsx";
import { readCompanyForm, type SentCompanyForm } from "./read-company-form.ts";

interface View {
  /** The answers of a refused form. */
  answers?: CompanyAnswers;
  issues?: Issue[];
  refusal?: string | undefined;
  /** The request whose code was wrong. */
  wrongCode?: string;
}

/** Renders the page on which an employer asks for a check and follows it. */
export async function renderCompany(c: Context<Env>, view: View = {}) {
  const { sql } = c.env;
  const { id, email } = c.get("user");
  const isConfirmed = await isMailboxConfirmed(sql, id);
  const { answers, issues = [], refusal, wrongCode } = view;
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
  const isRefused = issues.length > 0 || [refusal, wrongCode].some(Boolean);
  const isSent = c.req.query("sent") !== undefined && !isRefused;
  const isNeeded = answering
    ? Object.keys(messages).some((field) => field !== "answer")
    : company || isAnother || answers || files.length > 0;
  const asksOf = company ? t("company.form.of", { company }) : t("company.form.another");
  const summary = answering ? t("company.form.change") : asksOf;
  const confirmation = !isConfirmed && issues.length === 0 && (
    <ConfirmEmailNotice email={email} about={isSent ? "request" : "company"} />
  );
  const chosenFiles = <CompanyFiles files={files} problem={messages.file ?? messages.files} />;
  const form = (
    <CompanyForm
      answers={{ ...answersOf(company, sent), ...answers }}
      issues={issues}
      files={answering ? undefined : chosenFiles}
    />
  );
  return renderNarrow(
    c,
    await employerMeta(c, t("company.title"), routes.employerCompany),
    <>
      {!runs && <p className="lead">{t("company.lead")}</p>}
      {isSent && isConfirmed && (
        <Notice kind="success" title={t("company.sent.title")}>
          <p>
            <NeedsMail instead={t("company.sent.unmailed")}>{t("company.sent.text")}</NeedsMail>
          </p>
        </Notice>
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
            answering={
              answering
                ? { company, answer: answers?.answer, message: messages.answer, files: chosenFiles }
                : undefined
            }
          />
        </section>
      )}
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

declare module "hono" {
  interface ContextVariableMap {
    company: SentCompanyForm;
  }
}

/** Like `formPage`, for a form with files. */
const companyForm = createMiddleware<Env>(async (c, next) => {
  const overLimit = await countRequest(c).then(() => undefined, refusalWith(429));
  c.set("company", await readCompanyForm(c, overLimit));
  await next();
  if (!c.error) return;
  const { issues, refusal } = refusalOf(c.error);
  c.res = await renderCompany(c, { answers: c.get("company").values, issues, refusal: refusal?.message });
});

/** An employer asks for a check by a form. */
export const employerCompanyPage = new Hono<Env>()
  .get(routes.employerCompany.path, (c) => renderCompany(c))
  .post(routes.employerCompany.path, companyForm, async (c) => {
    const employer = c.get("user");
    const { values, files, fileIssues, failure, isCut } = c.get("company");
    const given = requestOf(values, files);
    const request = MandateRequest.safeParse(given);
    const wrong = allIssues(
      [...answerIssues(values.answer), ...(request.success ? [] : issuesOf(request.error))],
      agencyIssues(given),
    );
    if (failure && fileIssues.length === 0) throw failure;
    const issues = [...(isCut ? [] : wrong), ...fileIssues];
    if (issues.length > 0 || !request.success) return fail(failure?.code ?? "invalidInput", { issues });
    const { address, sql } = c.env;
    await askMandate({ ...c.env, sql }, { employer, request: request.data, address, browserHash: null });
    return c.redirect(c.var.linkTo(routes.employerCompany, { sent: 1 }), 303);
  });
