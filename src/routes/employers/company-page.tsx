import type { Context } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { ConfirmEmailNotice } from "../../components/accounts/ConfirmEmailNotice.tsx";
import { CompanyFiles } from "../../components/employers/CompanyFiles.tsx";
import { CompanyForm } from "../../components/employers/CompanyForm.tsx";
import { answersOf, type CompanyAnswers } from "../../components/employers/company-fields.ts";
import { OwnMandates } from "../../components/employers/OwnMandates.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { listUnsentMandateFiles } from "../../db/employers/mandate-files.ts";
import { findSentRequest, listOwnMandates } from "../../db/employers/mandate-requests.ts";
import type { Env } from "../../env.ts";
import type { Issue } from "../../shared/issues.ts";
import { renderNarrow } from "../system/render-narrow.tsx";
import { employerMeta } from "./employer-meta.ts";

interface View {
  /** A refused form as it was typed. */
  answers?: CompanyAnswers;
  issues?: Issue[];
  refusal?: string | undefined;
  fileProblem?: string;
  /** The request whose code was wrong. */
  wrongCode?: string;
}

/** The page on which an employer asks for a check, and reads what became of it. */
export async function renderCompany(c: Context<Env>, view: View = {}) {
  const { sql } = c.env;
  const { id, email } = c.get("user");
  const isConfirmed = await isMailboxConfirmed(sql, id);
  const { answers, issues = [], refusal, fileProblem, wrongCode } = view;
  const company = c.req.query("company")?.slice(0, 200) ?? "";
  const mandates = await listOwnMandates(sql, id);
  const files = await listUnsentMandateFiles(sql, id);
  const sent = company && !answers ? await findSentRequest(sql, id, company) : undefined;
  const isRefused = issues.length > 0 || [refusal, fileProblem, wrongCode].some(Boolean);
  return renderNarrow(
    c,
    employerMeta(t("company.title")),
    <>
      <p className="lead">{t("company.lead")}</p>
      {c.req.query("sent") !== undefined && !isRefused && (
        <Notice kind="success" title={t("company.sent.title")} text={t("company.sent.text")} />
      )}
      {refusal && <Notice kind="error" title={t("errors.summary")} text={refusal} />}
      {!isConfirmed && <ConfirmEmailNotice email={email} />}
      <ErrorSummary title={t("errors.summary")} issues={issues} />
      <section>
        <h2>{t("company.list")}</h2>
        <OwnMandates mandates={mandates} wrongCode={wrongCode} />
      </section>
      <CompanyFiles files={files} problem={fileProblem} />
      <section id="ask">
        <h2>{company ? t("company.form.of", { company }) : t("company.form")}</h2>
        <CompanyForm answers={answers ?? answersOf(company, sent)} issues={issues} />
      </section>
    </>,
    isRefused,
  );
}
