import { t } from "../../content/words.ts";
import { insertJob } from "../../db/employers/employer-jobs.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { insertCompany } from "../../db/jobs/companies.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobPosting } from "../../shared/jobs/job-posting.ts";
import type { World } from "../../world.ts";
import { nameCountry } from "./name-country.ts";
import { takeQuota } from "./posting-quota.ts";
import { recordPosting } from "./record-posting.ts";
import { refuseWhileTakenDown } from "./refuse-taken-down.ts";
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
    return recordPosting(tx, employer, "job published", posted);
  });
}
