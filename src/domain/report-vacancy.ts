import { randomUUID } from "node:crypto";
import { insertAuditEntry } from "../db/audit-log.ts";
import { type Database, inTransaction, type Sql } from "../db/sql.ts";
import { closeReport, closeReportsOf, insertReport, takeJobDown } from "../db/vacancy-reports.ts";
import type { Vault } from "../services/vault.ts";
import type { VacancyReport } from "../shared/vacancy-report.ts";

export const reportContext = (id: string) => `vacancy_reports.private:${id}`;

/** What only the administrator reads. */
export type ReportWords = Pick<VacancyReport, "details" | "email">;

export async function reportVacancy(
  { sql, vault }: { sql: Sql; vault: Vault },
  jobId: string,
  { reason, details, email }: VacancyReport,
): Promise<void> {
  const id = randomUUID();
  const words: ReportWords = { details, ...(email && { email }) };
  await insertReport(sql, { id, jobId, reason, private: await vault.sealJson(words, reportContext(id)) });
}

export const reportAnswers = ["keep", "take-down"] as const;
export type ReportAnswer = (typeof reportAnswers)[number];

/**
 * Closes a report. A vacancy that is taken down shows as closed at once, and whatever else was reported of it is answered
 * with it. False for a report that is unknown.
 */
export function answerReport(sql: Database, id: string, answer: ReportAnswer): Promise<boolean> {
  const outcome = answer === "keep" ? "kept" : "taken down";
  return inTransaction(sql, async (tx) => {
    const jobId = await closeReport(tx, id, outcome);
    if (!jobId) return false;
    await insertAuditEntry(tx, {
      actor: { kind: "admin" },
      action: "vacancy report closed",
      subject: { kind: "vacancy report", id },
      details: { outcome },
    });
    if (answer === "keep") return true;
    await takeJobDown(tx, jobId);
    await closeReportsOf(tx, jobId, outcome);
    await insertAuditEntry(tx, {
      actor: { kind: "admin" },
      action: "job taken down",
      subject: { kind: "job", id: jobId },
    });
    return true;
  });
}
