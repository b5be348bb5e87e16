import {
  type PassportCheck,
  takePassportChecks,
  updatePassportTold,
} from "../../db/applications/passport-checks.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { newApplicationLink } from "../../domain/applications/application-link.ts";
import { mailCandidate } from "../../domain/applications/mail-candidate.ts";
import { openPrivateDetails } from "../../domain/applications/open-private-details.ts";
import { passportEnding } from "../../emails/passport-ending.ts";
import type { Services } from "../../env.ts";
import { passportDays, passportStage } from "../../shared/applications/passport-ending.ts";
import { dayOf } from "../../shared/calendar-date.ts";

const batch = 200;

/** Emails candidates of open applications 60 and 14 days before their passport expires. */
export async function remindOfPassports(services: Services): Promise<void> {
  while ((await remindSome(services)) === batch);
}

const remindSome = (services: Services) =>
  inTransaction(services.sql, async (tx) => {
    const most = passportDays.length;
    const checks = await takePassportChecks(tx, { now: services.clock(), most, batch });
    for (const check of checks) await remind(tx, services, check);
    return checks.length;
  });

/** An email that the cap of the mailbox refuses is tried on the next day. */
async function remind(tx: Transaction, services: Services, check: PassportCheck): Promise<void> {
  const { id } = check;
  const details = await openPrivateDetails(services, check);
  const stage = details ? passportStage(details.passportExpiry, dayOf(services.clock())) : 0;
  if (stage <= check.passportTold) return;
  const isQueued = await mailCandidate(
    tx,
    services,
    "passport ending",
    id,
    async (addressee, locale, linkTo) => {
      const link = `${await newApplicationLink(tx, services.settings, linkTo, id)}#documents`;
      return passportEnding(locale, { ...addressee, days: passportDays[stage - 1]!, link });
    },
  );
  if (isQueued) await updatePassportTold(tx, id, stage);
}
