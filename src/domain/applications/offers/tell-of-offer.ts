import { findInterviewEmployer } from "../../../db/applications/interviews.ts";
import type { JobOfferRow } from "../../../db/applications/job-offers.ts";
import type { Sql } from "../../../db/sql.ts";
import { offerForCandidate } from "../../../emails/offer-for-candidate.ts";
import { offerForEmployer } from "../../../emails/offer-for-employer.ts";
import * as routes from "../../../routes.ts";
import type { World } from "../../../world.ts";
import { enqueueEmail } from "../../mail/enqueue-email.ts";
import { writeTo } from "../../mail/reader-locale.ts";
import { newApplicationLink } from "../application-link.ts";
import { mailCandidate } from "../mail-candidate.ts";

export type OfferWorld = Pick<World, "sql" | "vault" | "settings" | "log" | "clock">;

type News = Parameters<typeof offerForCandidate>[1]["news"] | Parameters<typeof offerForEmployer>[1]["news"];

/** Emails the side that did not act. The email does not hold the terms. */
export async function tellOfOffer(
  tx: Sql,
  world: Omit<OfferWorld, "sql">,
  { applicationId }: JobOfferRow,
  news: News,
): Promise<void> {
  const { vault, settings } = world;
  if (news === "made" || news === "withdrawn") {
    await mailCandidate(tx, world, "job offer", applicationId, async (addressee, locale, linkTo) => {
      const link = `${await newApplicationLink(tx, settings, linkTo, applicationId)}#offer`;
      return offerForCandidate(locale, { ...addressee, news, link });
    });
    return;
  }
  const employer = await findInterviewEmployer(tx, applicationId);
  if (!employer) return;
  const mail = await writeTo(tx, settings, { account: employer.email }, (locale, linkTo) => {
    const link = settings.siteUrl + linkTo(routes.employerOffer, { id: applicationId });
    return offerForEmployer(locale, { ...employer, news, link });
  });
  // An erasure must not delete this email, because the employer must not wait in vain. So it belongs to no application.
  await enqueueEmail(tx, vault, mail);
}
