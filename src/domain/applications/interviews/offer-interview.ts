import { randomUUID } from "node:crypto";
import {
  countInterviews,
  type InterviewRow,
  insertInterview,
  lockInterview,
  updateInterviewOffer,
} from "../../../db/applications/interviews.ts";
import { inTransaction } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { User } from "../../../shared/accounts/account.ts";
import { type InterviewOffer, lateSlot } from "../../../shared/applications/interview.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../accounts/audit.ts";
import { lockShownApplication } from "../change-application-status.ts";
import { sealPlace } from "./interview-place.ts";
import { type InterviewWorld, tellOfInterview } from "./tell-of-interview.ts";

const mostInterviews = 10;

/** Fails like a change of status, with 400 for a time that is over, and with 409 after ten interviews. */
export function offerInterview(
  world: InterviewWorld,
  employer: User,
  applicationId: string,
  offer: InterviewOffer,
): Promise<InterviewRow> {
  const slots = slotsOf(offer, world.clock());
  return inTransaction(world.sql, async (tx) => {
    await lockShownApplication(tx, employer, applicationId);
    if ((await countInterviews(tx, applicationId)) >= mostInterviews) fail("interviewsFull");
    const id = randomUUID();
    const place = await sealPlace(world.vault, id, offer.place);
    const columns = { ...offer, ...place, slots, now: world.clock() };
    const row = await insertInterview(tx, { ...columns, id, applicationId });
    await audit(tx, { kind: "employer", id: employer.id }, "interview offered", [
      "application",
      applicationId,
    ]);
    await tellOfInterview(tx, world, row, { news: "offered", by: "employer" });
    return row;
  });
}

/** Offers other times. Fails like `offerInterview`, and with 409 for a cancelled interview. */
export function moveInterview(
  world: InterviewWorld,
  employer: User,
  { applicationId, id }: { applicationId: string; id: string },
  offer: InterviewOffer,
): Promise<InterviewRow> {
  const slots = slotsOf(offer, world.clock());
  return inTransaction(world.sql, async (tx) => {
    await lockShownApplication(tx, employer, applicationId);
    const before = (isUuid(id) && (await lockInterview(tx, applicationId, id))) || fail("interviewNotFound");
    if (before.state === "cancelled") fail("interviewCancelled");
    const place = await sealPlace(world.vault, id, offer.place);
    const row = await updateInterviewOffer(tx, id, { ...offer, ...place, slots, now: world.clock() });
    await audit(tx, { kind: "employer", id: employer.id }, "interview moved", ["application", applicationId]);
    await tellOfInterview(tx, world, row, { news: "moved", by: "employer", toBoth: before.chosen !== null });
    return row;
  });
}

function slotsOf(offer: InterviewOffer, now: Date): Date[] {
  const message = lateSlot(offer.slots, now);
  if (message) fail("invalidInput", { issues: [{ path: "slots", message }] });
  return offer.slots.map((slot) => new Date(slot)).sort((one, other) => one.getTime() - other.getTime());
}
