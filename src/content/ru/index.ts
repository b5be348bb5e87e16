// No native reader has reviewed these words yet.

import { adminLoginWords } from "../en/admin-login.ts";
import { adminSeedWords } from "../en/admin-seed.ts";
import { auditWords } from "../en/audit.ts";
import { componentsPageWords } from "../en/components-page.ts";
import { developersWords } from "../en/developers.ts";
import { placingWords } from "../en/placing.ts";
import { accountWords } from "./account.ts";
import { accountDeletionWords } from "./account-deletion.ts";
import { accountLinkWords } from "./account-link.ts";
import { adminWords } from "./admin.ts";
import { adminApplicationWords } from "./admin-applications.ts";
import { alertsWords } from "./alerts.ts";
import { applyWords } from "./apply.ts";
import { applyNoticeWords } from "./apply-notices.ts";
import { applyPaymentWords } from "./apply-payment.ts";
import { becomeEmployerWords } from "./become-employer.ts";
import { certificateWords } from "./certificates.ts";
import { emailWords } from "./emails.ts";
import { employerWords } from "./employer.ts";
import { changeWords } from "./employer-changes.ts";
import { employerCheckWords } from "./employer-check.ts";
import { postingWords } from "./employer-posting.ts";
import { erasureWords } from "./erasure.ts";
import { errorWords } from "./errors.ts";
import { factWords } from "./facts.ts";
import { formWords } from "./forms.ts";
import { homeWords } from "./home.ts";
import { interviewWords } from "./interviews.ts";
import { filterWords } from "./job-filters.ts";
import { jobReviewWords } from "./job-reviews.ts";
import { jobVersionWords } from "./job-versions.ts";
import { jobsWords } from "./jobs.ts";
import { mandateWords } from "./mandates.ts";
import { messageWords } from "./messages.ts";
import { offerWords } from "./offers.ts";
import { pagesWords } from "./pages.ts";
import { paymentsWords } from "./payments.ts";
import { placementWords } from "./placements.ts";
import { rejectionWords } from "./rejections.ts";
import { reminderWords } from "./reminders.ts";
import { reuseWords } from "./reuse.ts";
import { reviewsWords } from "./reviews.ts";
import { savedWords } from "./saved.ts";
import { scanningWords } from "./scanning.ts";
import { shellWords } from "./shell.ts";
import { successWords } from "./success.ts";
import { trackingWords } from "./tracking.ts";
import { tradeWords } from "./trades.ts";
import { trustWords } from "./trust.ts";

export const ru = {
  ...shellWords,
  ...accountLinkWords,
  ...homeWords,
  ...jobsWords,
  ...applyWords,
  ...applyPaymentWords,
  ...successWords,
  ...pagesWords,
  ...accountWords,
  ...accountDeletionWords,
  ...reviewsWords,
  ...placementWords,
  ...placingWords,
  ...rejectionWords,
  ...reminderWords,
  ...jobVersionWords,
  ...errorWords,
  ...emailWords,
  ...adminWords,
  ...auditWords,
  ...employerWords,
  ...employerCheckWords,
  ...mandateWords,
  ...messageWords,
  ...jobReviewWords,
  ...developersWords,
  ...componentsPageWords,
  ...paymentsWords,
  ...scanningWords,
  ...erasureWords,
  ...trackingWords,
  ...interviewWords,
  ...offerWords,
  ...reuseWords,
  ...alertsWords,
  ...savedWords,
  ...tradeWords,
  ...trustWords,
  ...adminApplicationWords,
  ...adminLoginWords,
  ...adminSeedWords,
  ...applyNoticeWords,
  ...becomeEmployerWords,
  ...changeWords,
  ...postingWords,
  ...formWords,
  ...filterWords,
  ...factWords,
  ...certificateWords,
} as const;
