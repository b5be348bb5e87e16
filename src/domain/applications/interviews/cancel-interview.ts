import {
  type InterviewRow,
  lockInterview,
  lockOpenInterviews,
  updateInterviewState,
} from "../../../db/applications/interviews.ts";
import { inTransaction, type Sql } from "../../../db/sql.ts";
import type { Told } from "../../../emails/interview-news.ts";
import { fail } from "../../../errors.ts";
import type { User } from "../../../shared/accounts/account.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../accounts/audit.ts";
import { lockShownApplication } from "../lock-shown-application.ts";
import { type InterviewWorld, tellOfInterview } from "./tell-of-interview.ts";

/** Fails like `lockShownApplication`, and with 409 once the interview has begun. A repeated call changes nothing. */
export function cancelInterview(
  world: InterviewWorld,
  employer: User,
  { applicationId, id }: { applicationId: string; id: string },
): Promise<InterviewRow> {
  return inTransaction(world.sql, async (tx) => {
    await lockShownApplication(tx, employer, applicationId);
    const row = (isUuid(id) && (await lockInterview(tx, applicationId, id))) || fail("interviewNotFound");
    if (row.state === "cancelled") return row;
    if (isOver(row, world.clock())) fail("interviewOver");
    await audit(tx, { kind: "employer", id: employer.id }, "interview cancelled", [
      "application",
      applicationId,
    ]);
    return cancelLocked(tx, world, row, "employer");
  });
}

export const isOver = ({ chosen }: Pick<InterviewRow, "chosen">, now: Date): boolean =>
  chosen !== null && chosen <= now;

/** Both calendars still hold, as a tentative one, an agreed time that the employer moved. */
export const isInBothCalendars = ({ state, sequence }: Pick<InterviewRow, "state" | "sequence">): boolean =>
  state === "chosen" || (state === "offered" && sequence > 0);

/** The caller holds the interview's lock and has made sure that it may be cancelled. */
export async function cancelLocked(
  tx: Sql,
  world: Omit<InterviewWorld, "sql">,
  before: InterviewRow,
  by: Told["by"],
): Promise<InterviewRow> {
  const row = await updateInterviewState(tx, before.id, {
    state: "cancelled",
    chosen: null,
    now: world.clock(),
  });
  const toBoth = by !== "employer" || isInBothCalendars(before);
  await tellOfInterview(tx, world, row, { news: "cancelled", by, before: before.chosen, toBoth });
  return row;
}

export async function cancelOpenInterviews(
  tx: Sql,
  world: Omit<InterviewWorld, "sql">,
  applicationId: string,
  by: Told["by"],
): Promise<void> {
  for (const row of await lockOpenInterviews(tx, applicationId, world.clock()))
    await cancelLocked(tx, world, row, by);
}
