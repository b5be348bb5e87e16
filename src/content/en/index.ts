import { accountWords } from "./account.ts";
import { accountDeletionWords } from "./account-deletion.ts";
import { adminWords } from "./admin.ts";
import { alertsWords } from "./alerts.ts";
import { applyWords } from "./apply.ts";
import { auditWords } from "./audit.ts";
import { developersWords } from "./developers.ts";
import { emailWords } from "./emails.ts";
import { employerWords } from "./employer.ts";
import { employerCheckWords } from "./employer-check.ts";
import { erasureWords } from "./erasure.ts";
import { errorWords } from "./errors.ts";
import { homeWords } from "./home.ts";
import { jobReviewWords } from "./job-reviews.ts";
import { jobsWords } from "./jobs.ts";
import { mandateWords } from "./mandates.ts";
import { pagesWords } from "./pages.ts";
import { paymentsWords } from "./payments.ts";
import { reviewsWords } from "./reviews.ts";
import { scanningWords } from "./scanning.ts";
import { shellWords } from "./shell.ts";
import { successWords } from "./success.ts";
import { trackingWords } from "./tracking.ts";
import { trustWords } from "./trust.ts";

export const en = {
  ...shellWords,
  ...homeWords,
  ...jobsWords,
  ...applyWords,
  ...successWords,
  ...pagesWords,
  ...accountWords,
  ...accountDeletionWords,
  ...reviewsWords,
  ...errorWords,
  ...emailWords,
  ...adminWords,
  ...auditWords,
  ...employerWords,
  ...employerCheckWords,
  ...mandateWords,
  ...jobReviewWords,
  ...developersWords,
  ...paymentsWords,
  ...scanningWords,
  ...erasureWords,
  ...trackingWords,
  ...alertsWords,
  ...trustWords,
} as const;
