import { t } from "../../../content/words.ts";
import { findInterviewEmployer, type InterviewRow } from "../../../db/applications/interviews.ts";
import type { Sql } from "../../../db/sql.ts";
import { interviewForCandidate } from "../../../emails/interview-for-candidate.ts";
import { interviewForEmployer } from "../../../emails/interview-for-employer.ts";
import type { InterviewNews, Told } from "../../../emails/interview-news.ts";
import * as routes from "../../../routes.ts";
import { zonesOf } from "../../../shared/time-zones.ts";
import type { World } from "../../../world.ts";
import { enqueueEmail } from "../../mail/enqueue-email.ts";
import { writeTo } from "../../mail/reader-locale.ts";
import { newApplicationLink } from "../application-link.ts";
import { mailCandidate } from "../mail-candidate.ts";
import { openPlace } from "./interview-place.ts";

export type InterviewWorld = Pick<World, "sql" | "vault" | "settings" | "log" | "clock">;

interface News {
  news: InterviewNews;
  by: Told["by"];
  before?: Date | null;
  /** True when both people have the interview in their calendars. */
  toBoth?: boolean;
}

/** Each email has the newest calendar entry. An employer who acted alone gets no email. */
export async function tellOfInterview(
  tx: Sql,
  world: Omit<InterviewWorld, "sql">,
  row: InterviewRow,
  { news, by, before = null, toBoth = by !== "employer" }: News,
): Promise<void> {
  const { vault, settings } = world;
  const employer = await findInterviewEmployer(tx, row.applicationId);
  const place = await shownPlace(world, row);
  const isCancelled = row.state === "cancelled" || row.state === "none";
  const entryOf = (title: string, reference: string, link: string): Told["entry"] => ({
    link,
    uid: row.id,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    isCancelled,
    chosen: row.chosen ?? (isCancelled ? before : null),
    slots: row.slots,
    minutes: row.minutes,
    timeZone: row.timeZone,
    place,
    title,
    reference,
  });
  await mailCandidate(tx, world, "interview", row.applicationId, async (addressee, locale, linkTo) => {
    const link = await newApplicationLink(tx, settings, linkTo, row.applicationId);
    const title = addressee.job?.title ?? employer?.title ?? "";
    return interviewForCandidate(locale, {
      ...addressee,
      ...{
        news,
        by,
        link: `${link}#interviews`,
        entry: entryOf(
          title,
          addressee.reference,
          settings.siteUrl + linkTo(routes.track, { reference: addressee.reference }),
        ),
      },
      zones: zonesOf(row.candidateTimeZone, row.timeZone),
      ownZone: row.candidateTimeZone,
    });
  });
  if (!employer || !toBoth) return;
  const { email, firstName, title, reference } = employer;
  const mail = await writeTo(tx, settings, { account: email }, (locale, linkTo) => {
    const link = settings.siteUrl + linkTo(routes.employerInterviews, { id: row.applicationId });
    return interviewForEmployer(locale, {
      ...{ email, firstName, news, by, link, entry: entryOf(title, reference, link) },
      zones: zonesOf(row.timeZone),
      ownZone: row.timeZone,
    });
  });
  // An erasure must not delete this email, because the employer must not wait in vain. So it belongs to no application.
  await enqueueEmail(tx, vault, mail);
}

/** The email is sent even if no key opens the place, because the time has changed. */
const shownPlace = async (world: Pick<World, "vault" | "log">, row: InterviewRow): Promise<string> =>
  (await openPlace(world, row)) ?? t("interview.place.unreadable");
