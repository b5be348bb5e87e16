import { t } from "../../content/words.ts";
import { fail } from "../../errors.ts";
import { InterviewOffer, mostSlots } from "../../shared/applications/interview.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import { instantOf, isTimeZone } from "../../shared/time-zones.ts";

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Reads the times of the form as clocks in the chosen zone show them. Fails with a message for each field. */
export function readInterviewForm(values: Record<string, string>): InterviewOffer {
  const { minutes = "", place = "" } = values;
  const timeZone = isTimeZone(values.timeZone ?? "") ? (values.timeZone ?? "") : "";
  const issues: Issue[] = [];
  const slots: string[] = [];
  for (let n = 1; n <= mostSlots; n += 1) {
    // Browsers may send seconds.
    const local = (values[`slot${n}`] ?? "").trim().replace(/^(.{16}):\d\d(\.\d+)?$/, "$1");
    if (!local) continue;
    const slot = timeZone ? instantOf(local, timeZone) : undefined;
    if (slot) slots.push(slot.toISOString());
    else if (!localTime.test(local)) issues.push({ path: `slot${n}`, message: t("interview.slot.form") });
    else if (timeZone) issues.push({ path: `slot${n}`, message: t("interview.slot.skipped") });
  }
  const offer = InterviewOffer.safeParse({
    slots,
    minutes: Number(minutes.trim() || Number.NaN),
    timeZone,
    place,
  });
  if (!offer.success) issues.push(...issuesOf(offer.error).filter(({ path }) => !path.startsWith("slots")));
  if (!offer.success && issues.length === 0) issues.push(...slotIssues(offer.error));
  if (timeZone && slots.length === 0 && !issues.some(({ path }) => path.startsWith("slot")))
    issues.unshift({ path: "slot1", message: t("interview.slot.required") });
  return offer.success && issues.length === 0 ? offer.data : fail("invalidInput", { issues });
}

const slotIssues = (error: Parameters<typeof issuesOf>[0]): Issue[] =>
  issuesOf(error).map(({ message }) => ({ path: "slot1", message }));
