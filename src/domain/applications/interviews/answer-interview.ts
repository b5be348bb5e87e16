import { findAddressee } from "../../../db/applications/applications.ts";
import {
  type InterviewRow,
  lockInterview,
  updateCandidateZone,
  updateInterviewState,
} from "../../../db/applications/interviews.ts";
import { findStanding } from "../../../db/applications/standing.ts";
import { lockEmployerOf } from "../../../db/employers/mandates.ts";
import { inTransaction, type Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { InterviewAnswer } from "../../../shared/applications/interview.ts";
import { say } from "../../../shared/say.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../accounts/audit.ts";
import { allowInterview } from "./allow-interview.ts";
import { cancelLocked, isOver } from "./cancel-interview.ts";
import { type InterviewWorld, tellOfInterview } from "./tell-of-interview.ts";

/** Fails with 404 for an unknown interview, and with 409 for a closed application or a time that is not offered. */
export function answerInterview(
  world: InterviewWorld,
  { applicationId, id }: { applicationId: string; id: string },
  answer: InterviewAnswer,
): Promise<InterviewRow> {
  return inTransaction(world.sql, async (tx) => {
    await lockEmployerOf(tx, applicationId);
    const standing = await findStanding(tx, applicationId, { hold: true });
    const row = (isUuid(id) && (await lockInterview(tx, applicationId, id))) || fail("interviewNotFound");
    if (standing !== "open") fail(standing === "withdrawn" ? "ownApplicationWithdrawn" : "interviewClosed");
    if (!(await findAddressee(tx, applicationId))?.employerReads) fail("interviewClosed");
    if (answer.timeZone && answer.timeZone !== row.candidateTimeZone) {
      await updateCandidateZone(tx, applicationId, answer.timeZone);
      row.candidateTimeZone = answer.timeZone;
    }
    if (answer.show) return row;
    if (answer.cancel) return cancelByCandidate(tx, world, row);
    return answer.none ? refuseTimes(tx, world, row) : chooseSlot(tx, world, row, answer.slot);
  });
}

async function cancelByCandidate(tx: Sql, world: InterviewWorld, row: InterviewRow): Promise<InterviewRow> {
  if (row.state === "cancelled") return row;
  if (isOver(row, world.clock())) fail("interviewOver");
  await audit(tx, "candidate", "interview cancelled", ["application", row.applicationId]);
  return cancelLocked(tx, world, row, "candidate");
}

async function refuseTimes(tx: Sql, world: InterviewWorld, row: InterviewRow): Promise<InterviewRow> {
  if (row.state === "none") return row;
  if (row.state === "cancelled") fail("interviewCancelled");
  if (isOver(row, world.clock())) fail("interviewOver");
  const changed = await updateInterviewState(tx, row.id, { state: "none", chosen: null, now: world.clock() });
  await allowInterview(tx, world, `candidate ${row.applicationId}`);
  await audit(tx, "candidate", "interview times refused", ["application", row.applicationId]);
  await tellOfInterview(tx, world, changed, { news: "none", by: "candidate", before: row.chosen });
  return changed;
}

async function chooseSlot(
  tx: Sql,
  world: InterviewWorld,
  row: InterviewRow,
  slot: string | undefined,
): Promise<InterviewRow> {
  if (!slot) fail("invalidInput", { issues: [{ path: "slot", message: say("Choose one of the times") }] });
  if (row.state === "cancelled") fail("interviewCancelled");
  const wanted = Date.parse(slot);
  if (row.chosen?.getTime() === wanted) return row;
  const now = world.clock();
  if (isOver(row, now)) fail("interviewOver");
  const chosen = row.slots.find((one) => one.getTime() === wanted) ?? fail("slotGone");
  if (chosen <= now) fail("slotGone");
  await allowInterview(tx, world, `candidate ${row.applicationId}`);
  const changed = await updateInterviewState(tx, row.id, { state: "chosen", chosen, now });
  await audit(tx, "candidate", "interview chosen", ["application", row.applicationId]);
  await tellOfInterview(tx, world, changed, { news: "chosen", by: "candidate" });
  return changed;
}
