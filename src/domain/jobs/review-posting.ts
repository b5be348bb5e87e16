import { imitatedBrands } from "../../content/imitated-brands.ts";
import { findUser } from "../../db/accounts/users.ts";
import { lockUndecidedJobs, updateJob } from "../../db/employers/employer-jobs.ts";
import { deleteHold, type EarlierHold, lockEarlierHold, saveHold } from "../../db/jobs/job-holds.ts";
import { findPostingFacts } from "../../db/jobs/posting-facts.ts";
import type { Sql } from "../../db/sql.ts";
import { jobHeld } from "../../emails/job-held.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { Finding } from "../../shared/jobs/job-review.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { readable } from "./readable.ts";
import { findingsIn, type ReviewedPosting } from "./review-rules.ts";

interface Review {
  findings: Finding[];
  earlier: EarlierHold | undefined;
  held: boolean;
  isHidden: boolean;
}

/** A job that was refused before always waits for an administrator. */
export async function reviewPosting(
  tx: Sql,
  employer: User,
  posting: ReviewedPosting,
  jobId?: string,
): Promise<Review> {
  const earlier = jobId ? await lockEarlierHold(tx, jobId) : undefined;
  const facts = await findPostingFacts(
    tx,
    employer.id,
    { ...posting, read: readable(posting.company) },
    imitatedBrands,
  );
  const findings = findingsIn(posting, facts);
  const held = findings.length > 0 || wasRefused(earlier);
  return { findings, earlier, held, isHidden: held && facts.rulesHold };
}

const wasRefused = (earlier: EarlierHold | undefined) => earlier?.refusedBefore ?? false;

/** Reviews open jobs that are older than the rules. Keeps an administrator's decisions. */
export async function reviewJobsOf(
  tx: Sql,
  world: Pick<World, "vault" | "settings">,
  employerId: string,
  company: string,
): Promise<void> {
  const employer = await findUser(tx, employerId);
  if (!employer) return;
  for (const { held, ...job } of await lockUndecidedJobs(tx, employerId, company)) {
    const review = await reviewPosting(tx, employer, job, job.id);
    if (review.held === held) continue;
    const updated = await updateJob(tx, job.id, { held: review.held });
    await recordReview(tx, world, employer, updated, review);
  }
}

/** The employer gets one email, however often they edit a waiting job. */
export async function recordReview(
  tx: Sql,
  { vault, settings }: Pick<World, "vault" | "settings">,
  employer: User,
  job: Job,
  { findings, earlier, held, isHidden }: Review,
): Promise<void> {
  if (!held) {
    if (earlier) await deleteHold(tx, job.id);
    return;
  }
  await saveHold(tx, job.id, { findings, refusedBefore: wasRefused(earlier) });
  await audit(tx, "system", "job held", ["job", job.id], {
    rules: findings.map(({ rule }) => rule).join(", "),
  });
  if (!isHidden || (earlier && earlier.state !== "released")) return;
  const mail = await writeTo(tx, settings, { account: employer.email }, (locale, linkTo) => {
    const link = settings.siteUrl + linkTo(routes.employerJobEdit, { id: job.id });
    return jobHeld(locale, { ...employer, title: job.title, findings, link });
  });
  await enqueueEmail(tx, vault, mail);
}
