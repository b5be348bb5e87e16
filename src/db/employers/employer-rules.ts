import type { EmployerRules } from "../../shared/employers/employer-rules.ts";
import type { Sql } from "../sql.ts";

/** The same statement hides or shows the jobs of unchecked employers. */
export async function applyEmployerRules(
  sql: Sql,
  { employerCheck, unpaidWithheld }: EmployerRules,
): Promise<void> {
  await sql`
    update employer_rules set employer_check = ${employerCheck}, unpaid_withheld = ${unpaidWithheld}
    where employer_check <> ${employerCheck} or unpaid_withheld <> ${unpaidWithheld}`;
}
