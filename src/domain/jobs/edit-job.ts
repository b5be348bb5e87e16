import { t } from "../../content/words.ts";
import { isLongClosed, lockOwnJob, reopenOwnJob, updateJob } from "../../db/employers/employer-jobs.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { insertCompany } from "../../db/jobs/companies.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import { isPast } from "../../shared/calendar-date.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobChanges } from "../../shared/jobs/job-posting.ts";
import { say } from "../../shared/say.ts";
import type { World } from "../../world.ts";
import { nameCountry } from "./name-country.ts";
import { takeQuota } from "./posting-quota.ts";
import { recordPosting } from "./record-posting.ts";
import { refuseWhileTakenDown } from "./refuse-taken-down.ts";
import { recordReview, reviewPosting } from "./review-posting.ts";

/** Fails like `publishJob`, with 404 for another employer's job, and with 409 for a new close date of a long closed job. */
export function editJob(
  world: Pick<World, "sql" | "vault" | "settings" | "clock">,
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
    const isRevived =
      isPast(job.applicationCloseDate, world.clock()) && !isPast(edited.applicationCloseDate, world.clock());
    return recordPosting(tx, employer, "job edited", isRevived ? await reopenOwnJob(tx, id) : edited);
  });
}
