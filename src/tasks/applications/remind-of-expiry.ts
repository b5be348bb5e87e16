import { type ExpiryCheck, takeExpiryChecks, updateExpiryTold } from "../../db/applications/expiry-checks.ts";
import { listCertificates } from "../../db/applications/standing.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { newApplicationLink } from "../../domain/applications/application-link.ts";
import { mailCandidate } from "../../domain/applications/mail-candidate.ts";
import { openPrivateDetails } from "../../domain/applications/open-private-details.ts";
import { papersEnding } from "../../emails/papers-ending.ts";
import type { Services } from "../../env.ts";
import { certificateFields } from "../../shared/applications/added-certificate.ts";
import { heldCertificates } from "../../shared/applications/certificate-numbers.ts";
import { expiryDays, expiryStage } from "../../shared/applications/expiry-stage.ts";
import { dayOf } from "../../shared/calendar-date.ts";

const batch = 200;

/** Emails candidates of open applications 60 and 14 days before their passport or a certificate expires. */
export async function remindOfExpiry(services: Services): Promise<void> {
  while ((await remindSome(services)) === batch);
}

const remindSome = (services: Services) =>
  inTransaction(services.sql, async (tx) => {
    const now = services.clock();
    const most = expiryDays.length;
    const checks = await takeExpiryChecks(tx, { now, today: dayOf(now), most, batch });
    for (const check of checks) await remind(tx, services, check, dayOf(now));
    return checks.length;
  });

/** One email names all papers that are due. If the mailbox has had its emails of the day, the next day tries again. */
async function remind(tx: Transaction, services: Services, check: ExpiryCheck, today: string): Promise<void> {
  const { id, passportTold } = check;
  const passport = await passportStageOf(services, check, today);
  const isPassportDue = passport > passportTold;
  const certificates = check.certificates
    .map(({ field, validUntil, told }) => ({
      field,
      validUntil,
      told,
      stage: expiryStage(validUntil, today),
    }))
    .filter(({ stage, told }) => stage > told)
    .sort((a, b) => certificateFields.indexOf(a.field) - certificateFields.indexOf(b.field));
  if (!isPassportDue && certificates.length === 0) return;
  const added = (await listCertificates(tx, id)).map(({ field }) => field);
  const kind = isPassportDue ? "passport ending" : "certificate ending";
  const isQueued = await mailCandidate(tx, services, kind, id, async (addressee, locale, linkTo) => {
    const link = `${await newApplicationLink(tx, services.settings, linkTo, id)}#documents`;
    return papersEnding(locale, {
      ...addressee,
      passport: isPassportDue ? expiryDays[passport - 1] : undefined,
      certificates,
      held: heldCertificates(check.certificatesUrl, added),
      link,
    });
  });
  if (isQueued)
    await updateExpiryTold(tx, id, { passport: isPassportDue ? passport : undefined, certificates });
}

/** Returns 0 without opening the sealed date after the last email about it, because nobody needs the date any more. */
async function passportStageOf(services: Services, check: ExpiryCheck, today: string): Promise<number> {
  if (check.passportTold >= expiryDays.length) return 0;
  const details = await openPrivateDetails(services, check);
  return details ? expiryStage(details.passportExpiry, today) : 0;
}
