import { Hono } from "hono";
import { requestOf } from "../../components/employers/company-fields.ts";
import { listMandateFiles, listUnsentMandateFiles } from "../../db/employers/mandate-files.ts";
import { findSentRequest } from "../../db/employers/mandate-requests.ts";
import type { Sql } from "../../db/sql.ts";
import { askMandate } from "../../domain/employers/ask-mandate.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formPage } from "../../middleware/form-page.ts";
import { allIssues } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { agencyIssues, MandateRequest } from "../../shared/employers/mandate-request.ts";
import { issuesOf } from "../../shared/issues.ts";
import { linkTo } from "../../shared/link.ts";
import { renderCompany } from "./company-page.tsx";

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
      const issues = allIssues(request.success ? [] : issuesOf(request.error), agencyIssues(given));
      if (issues.length > 0 || !request.success) return fail("invalidInput", { issues });
      const { address, sql } = c.env;
      await askMandate({ ...c.env, sql }, { employer, request: request.data, address, browserHash: null });
      return c.redirect(linkTo(routes.employerCompany, { sent: 1 }), 303);
    },
  );

/** What was added on the page, and what the answered question's request has already. */
async function filesOf(sql: Sql, employerId: string, company: string): Promise<string[]> {
  const sent = company.includes("\0") ? undefined : await findSentRequest(sql, employerId, company.trim());
  const before = sent?.state === "question" ? await listMandateFiles(sql, [sent.id]) : [];
  const added = await listUnsentMandateFiles(sql, employerId);
  return [...before, ...added].map(({ id }) => documentReference(id));
}
