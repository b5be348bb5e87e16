import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { wallTime, zonedTime } from "../shared/time-zones.ts";
import { type Head, inItsLanguage } from "./email.ts";
import { withHeading } from "./heading.ts";
import type { CalendarEntry } from "./interview-calendar.ts";

const interviewNews = ["offered", "moved", "chosen", "none", "cancelled", "day", "hour"] as const;
/** The last two remind of an interview a day and an hour ahead. */
export type InterviewNews = (typeof interviewNews)[number];

export interface Told {
  news: InterviewNews;
  /** The person who acted. */
  by: "candidate" | "employer" | "site";
  entry: Omit<CalendarEntry, "recipient">;
  /** The reader sees the times in each of these. */
  zones: readonly string[];
  /** The reader's own zone, if they named one. */
  ownZone: string | null;
}

const dayIn = (time: Date, zone: string) => wallTime(time, zone).slice(0, 10);

/** `14:30, your time (GMT+1, Berlin)`. The whole name of a zone can be too long for a line on a phone. */
const timeIn = inItsLanguage(
  (locale: Locale, time: Date, zone: string, ownZone: string | null, hasDay: boolean): string => {
    const { t } = wordsFor(locale);
    const [clock, offset] = zonedTime(time, zone, hasDay).split(/\s(?=\([^(]*$)/) as [string, string];
    if (zone === "UTC") return `${clock}\u00a0${offset}`;
    const whose = t(`interview.mail.zone.${zone === ownZone ? "yours" : "employer"}`, { time: clock });
    return `${whose} ${offset.replace(/(?<=, ).*\//, "")}`;
  },
);

export const interviewTexts = inItsLanguage(
  (
    locale: Locale,
    reader: "candidate" | "employer",
    { news, by, entry, zones, ownZone }: Told,
    job: string,
  ): { head: Head; body: string } => {
    const { t } = wordsFor(locale);
    const params = {
      job,
      reference: entry.reference,
      time: timeIn(locale, entry.chosen ?? entry.slots[0]!, zones[0]!, ownZone, true),
    };
    const key = news === "cancelled" ? (by === reader ? "cancelledByYou" : "cancelled") : news;
    const subject = t(`interview.mail.${reader}.${key}.subject`, params);
    return {
      head:
        reader === "candidate" && (key === "offered" || key === "moved" || key === "cancelled")
          ? { subject, heading: t(`interview.mail.candidate.${key}.heading`), about: job }
          : withHeading(subject, job),
      body: t(`interview.mail.${reader}.${key}.body`, params),
    };
  },
);

export const interviewFacts = inItsLanguage(
  (locale: Locale, { entry, zones, ownZone }: Told): [string, string][] => {
    const { t } = wordsFor(locale);
    const { chosen, slots, minutes, place, reference } = entry;
    const times = chosen ? [chosen] : slots;
    return [
      ...times.flatMap((time, index) =>
        zones.map((zone, zoneIndex): [string, string] => [
          times.length > 1 ? t("interview.mail.timeOf", { n: index + 1 }) : t("interview.time"),
          timeIn(
            locale,
            time,
            zone,
            ownZone,
            zoneIndex === 0 || dayIn(time, zone) !== dayIn(time, zones[0]!),
          ),
        ]),
      ),
      [t("interview.length"), t("interview.minutes", { minutes })],
      [t("interview.place"), place],
      [t("emails.fact.reference"), reference],
    ];
  },
);
