import { randomUUID } from "node:crypto";
import {
  countInterviews,
  type InterviewRow,
  insertInterview,
  listInterviews,
  lockInterview,
  updateInterviewOffer,
} from "../../../db/applications/interviews.ts";
import { inTransaction, type Transaction } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { User } from "../../../shared/accounts/account.ts";
import { type InterviewOffer, lateSlot } from "../../../shared/applications/interview.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../accounts/audit.ts";
import { endRejection } from "../end-rejection.ts";
import { lockShownApplication } from "../lock-shown-application.ts";
import { allowInterview } from "./allow-interview.ts";
import { isInBothCalendars } from "./cancel-interview.ts";
import { openPlace, sealPlace } from "./interview-place.ts";
import { type InterviewWorld, tellOfInterview } from "./tell-of-interview.ts";

const mostInterviews = 10;

/**
 * Fails like `lockShownApplication`, with 400 for a past time, and with 409 for a rejected candidate and after ten
 * interviews. A form that is posted twice makes one interview.
 */
export function offerInterview(
  world: InterviewWorld,
  employer: User,
  applicationId: string,
  offer: InterviewOffer,
): Promise<InterviewRow> {
  const slots = slotsOf(offer, world.clock());
  return inTransaction(world.sql, async (tx) => {
    await lockInterviewable(tx, employer, applicationId);
    for (const row of await listInterviews(tx, applicationId))
      if (await isSameOffer(world, row, { ...offer, slots })) return row;
    await allowInterview(tx, world, `employer ${applicationId}`);
    await endRejection(tx, applicationId);
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

/** Fails like `offerInterview`, and with 409 for a cancelled interview. A form that is posted twice moves it once. */
export function moveInterview(
  world: InterviewWorld,
  employer: User,
  { applicationId, id }: { applicationId: string; id: string },
  offer: InterviewOffer,
): Promise<InterviewRow> {
  const slots = slotsOf(offer, world.clock());
  return inTransaction(world.sql, async (tx) => {
    await lockInterviewable(tx, employer, applicationId);
    const before = (isUuid(id) && (await lockInterview(tx, applicationId, id))) || fail("interviewNotFound");
    if (before.state === "cancelled") fail("interviewCancelled");
    if (await isSameOffer(world, before, { ...offer, slots })) return before;
    await allowInterview(tx, world, `employer ${applicationId}`);
    await endRejection(tx, applicationId);
    const place = await sealPlace(world.vault, id, offer.place);
    const row = await updateInterviewOffer(tx, id, { ...offer, ...place, slots, now: world.clock() });
    await audit(tx, { kind: "employer", id: employer.id }, "interview moved", ["application", applicationId]);
    const toBoth = isInBothCalendars(before);
    await tellOfInterview(tx, world, row, { news: "moved", by: "employer", toBoth });
    return row;
  });
}

type Times = Pick<InterviewRow, "slots" | "minutes" | "timeZone"> & { place: string };

/** True when only the candidate's choice would change. A form that is posted twice must not take the choice away. */
async function isSameOffer(world: InterviewWorld, row: InterviewRow, offer: Times): Promise<boolean> {
  const timesOf = ({ slots, minutes, timeZone }: Omit<Times, "place">) =>
    [minutes, timeZone, ...slots.map((slot) => slot.getTime())].join();
  if (row.state !== "offered" && row.state !== "chosen") return false;
  return timesOf(row) === timesOf(offer) && (await openPlace(world, row)) === offer.place;
}

async function lockInterviewable(tx: Transaction, employer: User, applicationId: string): Promise<void> {
  const { applicationStatus } = await lockShownApplication(tx, employer, applicationId);
  if (applicationStatus === "rejected") fail("interviewRejected");
}

function slotsOf(offer: InterviewOffer, now: Date): Date[] {
  const message = lateSlot(offer.slots, now);
  if (message) fail("invalidInput", { issues: [{ path: "slots", message }] });
  return offer.slots.map((slot) => new Date(slot)).sort((one, other) => one.getTime() - other.getTime());
}
