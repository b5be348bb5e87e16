import type { ClosedBecause } from "../../content/refund-reasons.ts";
import type { Sql } from "../sql.ts";
import { applicationJob, closedBecause, type Vacancy } from "./application-job.ts";

interface AppliedFor {
  vacancy: Vacancy | null;
  closedBecause: ClosedBecause | null;
}

export async function findApplicationJob(sql: Sql, id: string): Promise<AppliedFor | undefined> {
  const [row] = await sql<AppliedFor[]>`
    select ${applicationJob(sql)}, ${closedBecause(sql)} from applications where id = ${id}`;
  return row;
}
