import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { zonedTime } from "../shared/time-zones.ts";
import { type Calendar, inItsLanguage } from "./email.ts";

export interface CalendarEntry {
  /** The UID stays the same when the interview moves. */
  uid: string;
  /** The sequence rises with each change. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
  /** The chosen time. Before the choice, the entry holds the first time as tentative. */
  chosen: Date | null;
  slots: readonly Date[];
  minutes: number;
  timeZone: string;
  place: string;
  title: string;
  reference: string;
  recipient: string;
  /** Leads to the site but is no secret link, because calendars are often shared. */
  link: string;
}

/** Times are in UTC, so that no calendar needs a description of a zone. */
export const interviewCalendar = inItsLanguage((locale: Locale, entry: CalendarEntry): Calendar => {
  const { t } = wordsFor(locale);
  const { uid, sequence, changedAt, isCancelled, chosen, slots, minutes, timeZone, place, title, reference } =
    entry;
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const start = chosen ?? slots[0]!;
  const times = slots.map((slot) => zonedTime(slot, timeZone)).join("\n");
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: site.name, product: "interviews", language: "EN" },
  });
  const event = calendar.createEvent({
    id: uid,
    sequence,
    stamp: changedAt,
    start,
    end: new Date(start.getTime() + minutes * 60 * 1000),
    summary: t("interview.calendar.summary", { title, reference }),
    description: [
      isCancelled || chosen ? undefined : t("interview.calendar.tentative", { times }),
      t("interview.calendar.link", { link: entry.link }),
    ]
      .filter(Boolean)
      .join("\n\n"),
    location: place,
    organizer: { name: site.name, email: site.contactEmail },
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : chosen
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
  });
  event.createAttendee({ email: entry.recipient, role: ICalAttendeeRole.REQ });
  return { method, text: calendar.toString() };
});
