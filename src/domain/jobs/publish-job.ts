import { knownCountry } from "../../content/countries.ts";
import { t } from "../../content/words.ts";
import {
  closeOwnJob,
  insertJob,
  isLongClosed,
  lockOwnJob,
  reopenOwnJob,
  updateJob,
} from "../../db/employers/employer-jobs.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { insertCompany } from "../../db/jobs/companies.ts";
import { isAcceptedCountry } from "../../db/jobs/country-decisions.ts";
import { hasTakenDown, isTakenDown } from "../../db/jobs/job-reports.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobChanges, JobPosting } from "../../shared/jobs/job-posting.ts";
import { say } from "../../shared/say.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { takeQuota } from "./posting-quota.ts";
import { recordReview, reviewPosting } from "./review-posting.ts";

/**
 * Fails with 401 for an erased account, 429 above the quota, 403 while a job of the employer is taken down, and 400
 * for a country that the employer has not confirmed. A job that needs a review is held instead.
 */
export function publishJob(
  world: Pick<World, "sql" | "vault" | "settings">,
  employer: User,
  posting: JobPosting,
): Promise<Job> {
  return inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, employer.id, "share"))) fail("signInRequired");
    await takeQuota(tx, world, employer, "job");
    await refuseWhileTakenDown(tx, employer);
    const { countryConfirmed: _, ...job } = posting;
    job.country = await nameCountry(tx, employer, posting, t("employer.post.submit"));
    await insertCompany(tx, { name: job.company, country: job.country });
    const review = await reviewPosting(tx, employer, job);
    const posted = await insertJob(tx, employer.id, { ...job, held: review.held });
    await recordReview(tx, world, employer, posted, review);
    return published(tx, employer, "job published", posted);
  });
}

/** Fails like `publishJob`, with 404 for another employer's job, and with 409 for a new close date of a long closed job. */
export function editJob(
  world: Pick<World, "sql" | "vault" | "settings">,
  employer: User,
  id: string,
  wanted: JobChanges,
): Promise<Job> {
  return inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, employer.id, "share"))) fail("signInRequired");
    const job = (await lockOwnJob(tx, employer.id, id)) ?? fail("jobNotFound");
    await takeQuota(tx, world, employer, "edit");
    await refuseWhileTakenDown(tx, employer);
    const { countryConfirmed, ...changes } = wanted;
    if (changes.country)
      changes.country = await nameCountry(
        tx,
        employer,
        { country: changes.country, countryConfirmed },
        t("employer.edit.submit"),
      );
    if (changes.applicationCloseDate && (await isLongClosed(tx, id))) fail("jobLongClosed");
    const changed = { ...job, ...changes };
    if (changed.salaryMin > changed.salaryMax) {
      const message = say("Minimum salary must not be above the maximum");
      fail("invalidInput", { issues: [{ path: "salaryMin", message }] });
    }
    if (changes.company) await insertCompany(tx, { name: changes.company, country: changed.country });
    const review = await reviewPosting(tx, employer, changed, id);
    const edited = await updateJob(tx, id, { ...changes, held: review.held });
    await recordReview(tx, world, employer, edited, review);
    const isRevived = isPast(job.applicationCloseDate) && !isPast(edited.applicationCloseDate);
    return published(tx, employer, "job edited", isRevived ? await reopenOwnJob(tx, id) : edited);
  });
}

/** Fails with 404 for another employer's job. Closing a closed job changes nothing. */
export function closeJob(sql: Database, employer: User, id: string): Promise<Job> {
  return inTransaction(sql, async (tx) => {
    const job = (await lockOwnJob(tx, employer.id, id)) ?? fail("jobNotFound");
    const closed = await closeOwnJob(tx, id);
    return closed ? published(tx, employer, "job closed", closed) : job;
  });
}

export function reopenJob(
  world: Pick<World, "sql" | "vault" | "settings">,
  employer: User,
  id: string,
): Promise<Job> {
  return inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, employer.id, "share"))) fail("signInRequired");
    if (!(await lockOwnJob(tx, employer.id, id))) fail("jobNotFound");
    await takeQuota(tx, world, employer, "edit");
    if (await isTakenDown(tx, id)) fail("jobTakenDown");
    await refuseWhileTakenDown(tx, employer);
    if (await isLongClosed(tx, id)) fail("jobLongClosed");
    const job = await reopenOwnJob(tx, id);
    if (isPast(job.applicationCloseDate)) fail("closeDatePast");
    return published(tx, employer, "job reopened", job);
  });
}

async function refuseWhileTakenDown(tx: Sql, employer: User): Promise<void> {
  if (await hasTakenDown(tx, employer.id)) fail("postingClosed");
}

const isPast = (day: string) => day < dayOf(new Date());

async function published(tx: Sql, employer: User, action: string, job: Job): Promise<Job> {
  await audit(tx, { kind: "employer", id: employer.id }, action, ["job", job.id]);
  return job;
}

/** Fails with 400 for an unknown country that the employer has not confirmed with `button`. */
async function nameCountry(
  sql: Sql,
  employer: User,
  { country, countryConfirmed = country }: { country: string; countryConfirmed?: string | undefined },
  button: string,
): Promise<string> {
  const known = knownCountry(country);
  if (known) return known;
  if (countryConfirmed === country || (await isAcceptedCountry(sql, employer.id, country))) return country;
  const message = t("employer.form.country.ask", { country, button });
  return fail("invalidInput", { issues: [{ path: "country", message }] });
}
