import { Hono } from "hono";
import { api } from "./api/index.ts";
import type { Env } from "./env.ts";
import { fail } from "./errors.ts";
import { auditOrigin } from "./middleware/audit-origin.ts";
import { deadline, streams } from "./middleware/deadline.ts";
import { onError } from "./middleware/failures.tsx";
import { guard } from "./middleware/guard.ts";
import { publicAnswers } from "./middleware/public-page.ts";
import { pathOfRequest, readLocale } from "./middleware/read-locale.ts";
import { render } from "./middleware/render.tsx";
import { requestLog } from "./middleware/request-log.ts";
import { isCall } from "./middleware/route-at.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { answerUnmatched } from "./middleware/unmatched.ts";
import { accountPage } from "./routes/accounts/account.tsx";
import { accountDeletionPage } from "./routes/accounts/account-deletion.tsx";
import { adminAuditPage } from "./routes/accounts/admin-audit.tsx";
import { adminLoginPage, adminLogout } from "./routes/accounts/admin-login.tsx";
import { confirmEmailPage } from "./routes/accounts/confirm-email.tsx";
import { forgotPasswordPage } from "./routes/accounts/forgot-password.tsx";
import { resetPasswordPage } from "./routes/accounts/reset-password.tsx";
import { signInPage, signOut } from "./routes/accounts/sign-in.tsx";
import { signUpPage } from "./routes/accounts/sign-up.tsx";
import { alertsPage } from "./routes/alerts/alerts.tsx";
import { newsletterPage } from "./routes/alerts/newsletter.tsx";
import { savedPage } from "./routes/alerts/saved.tsx";
import { savedLinks } from "./routes/alerts/saved-link.tsx";
import { adminApplicationsPage } from "./routes/applications/admin-applications.tsx";
import { adminMessagesPage } from "./routes/applications/admin-messages.tsx";
import { adminPlacementPage } from "./routes/applications/admin-placement.tsx";
import { applicationPage } from "./routes/applications/application.tsx";
import { applicationCertificateDates } from "./routes/applications/application-certificate-dates.ts";
import { applicationInterviews } from "./routes/applications/application-interviews.ts";
import { applicationLink } from "./routes/applications/application-link.tsx";
import { applicationMessages } from "./routes/applications/application-messages.tsx";
import { applicationOffer } from "./routes/applications/application-offer.ts";
import { applicationPassport } from "./routes/applications/application-passport.ts";
import { applicationPlacements } from "./routes/applications/application-placements.ts";
import { applicationPrivate } from "./routes/applications/application-private.tsx";
import { applicationReuse } from "./routes/applications/application-reuse.tsx";
import { applicationReview } from "./routes/applications/application-review.tsx";
import { applicationUploads } from "./routes/applications/application-uploads.ts";
import { applicationWithdrawal } from "./routes/applications/application-withdrawal.tsx";
import { employerApplicationForms } from "./routes/applications/employer-application-forms.ts";
import { employerApplicationJobPage } from "./routes/applications/employer-application-job.tsx";
import { employerInterviewsPage } from "./routes/applications/employer-interviews.tsx";
import { employerJobPage } from "./routes/applications/employer-job-applications.tsx";
import { employerMessages } from "./routes/applications/employer-messages.tsx";
import { employerOfferPage } from "./routes/applications/employer-offer.tsx";
import { erasurePage } from "./routes/applications/erasure.tsx";
import { trackPage } from "./routes/applications/track.tsx";
import { applicationSuccessPage } from "./routes/applying/application-success.tsx";
import { applyPage } from "./routes/applying/apply.tsx";
import { applyDocument } from "./routes/applying/apply-document.ts";
import { applyStep } from "./routes/applying/apply-step.ts";
import { applyTerms } from "./routes/applying/apply-terms.ts";
import { askDraftLink } from "./routes/applying/ask-draft-link.tsx";
import { openDraftLink } from "./routes/applying/open-draft-link.tsx";
import { uploads } from "./routes/applying/uploads.ts";
import { adminSeedPage } from "./routes/dataset/seed.ts";
import { developersPage } from "./routes/developers/index.tsx";
import { adminEmployersPage } from "./routes/employers/admin-employers.tsx";
import { adminMandateForms } from "./routes/employers/admin-mandates.ts";
import { becomeEmployerPage } from "./routes/employers/become-employer.tsx";
import { employerJobClosure } from "./routes/employers/close-job.ts";
import { employerCompanyPage } from "./routes/employers/company.tsx";
import { employerCompanyCode } from "./routes/employers/company-code.ts";
import { employerDashboardPage } from "./routes/employers/dashboard.tsx";
import { employerEditJobPage } from "./routes/employers/edit-job.tsx";
import { employerNoteTemplatesPage } from "./routes/employers/note-templates.tsx";
import { employerPostJobPage } from "./routes/employers/post-job.tsx";
import { adminSuspension } from "./routes/employers/suspension.ts";
import { adminCountriesPage } from "./routes/jobs/admin-countries.tsx";
import { adminReportsPage } from "./routes/jobs/admin-reports.tsx";
import { countryPage } from "./routes/jobs/country.tsx";
import { feed } from "./routes/jobs/feed.ts";
import { jobPage } from "./routes/jobs/job.tsx";
import { jobsPage } from "./routes/jobs/jobs.tsx";
import { jobsInCountryPage } from "./routes/jobs/jobs-in-country.tsx";
import { partnersPage } from "./routes/jobs/partners.tsx";
import { reportJobPage } from "./routes/jobs/report-job.tsx";
import { suggestions } from "./routes/jobs/suggestions.tsx";
import { tradePage } from "./routes/jobs/trade.tsx";
import { adminPaymentsPage } from "./routes/payments/admin-payments.tsx";
import { adminRefund } from "./routes/payments/admin-refund.ts";
import { applyPay } from "./routes/payments/apply-pay.ts";
import { adminReviewsPage } from "./routes/reviews/admin-reviews.tsx";
import { reviewsPage } from "./routes/reviews/reviews.tsx";
import { adminEmailsPage } from "./routes/system/admin-emails.tsx";
import { adminHome } from "./routes/system/admin-home.tsx";
import { devComponentsPage } from "./routes/system/dev-components.tsx";
import { devMailPage } from "./routes/system/dev-mail.tsx";
import { health } from "./routes/system/health.ts";
import { homePage } from "./routes/system/home.tsx";
import { newsPage } from "./routes/system/news.tsx";
import { notFoundView } from "./routes/system/not-found.tsx";
import { objects } from "./routes/system/objects.ts";
import { privacyPage } from "./routes/system/privacy.tsx";
import { robots } from "./routes/system/robots.ts";
import { safetyPage } from "./routes/system/safety.tsx";
import { securityText } from "./routes/system/security-text.ts";
import { sitemap } from "./routes/system/sitemap.ts";
import { speculationRules } from "./routes/system/speculation-rules.ts";
import { termsPage } from "./routes/system/terms.tsx";
import { waysBack } from "./routes/system/ways-back.ts";

/** Programs call these. */
const calls = new Hono<Env>().route("/", api).route("/", uploads).route("/", objects);

/** Every request passes these steps in this order. */
export const app = new Hono<Env>({ getPath: pathOfRequest })
  .use(requestLog, securityHeaders, render, readLocale, deadline(streams))
  .use(sameOrigin, auditOrigin, guard, publicAnswers)
  .route("/", health)
  .route("/", robots)
  .route("/", sitemap)
  .route("/", feed)
  .route("/", securityText)
  .route("/", speculationRules)
  .route("/", calls)
  .route("/", developersPage(calls))

  .route("/", homePage)
  .route("/", suggestions)
  .route("/", jobsPage)
  .route("/", jobsInCountryPage)
  .route("/", tradePage)
  .route("/", jobPage)
  .route("/", countryPage)
  .route("/", applyPage)
  .route("/", applyStep)
  .route("/", applyDocument)
  .route("/", applyTerms)
  .route("/", applyPay)
  .route("/", askDraftLink)
  .route("/", openDraftLink)
  .route("/", applicationSuccessPage)
  .route("/", applicationLink)
  .route("/", applicationInterviews)
  .route("/", applicationPlacements)
  .route("/", applicationOffer)
  .route("/", applicationReview)
  .route("/", applicationPage)
  .route("/", applicationMessages)
  .route("/", applicationPrivate)
  .route("/", applicationUploads)
  .route("/", applicationCertificateDates)
  .route("/", applicationPassport)
  .route("/", applicationReuse)
  .route("/", applicationWithdrawal)
  .route("/", erasurePage)
  .route("/", trackPage)
  .route("/", partnersPage)
  .route("/", reviewsPage)
  .route("/", newsPage)
  .route("/", termsPage)
  .route("/", privacyPage)
  .route("/", newsletterPage)
  .route("/", alertsPage)
  .route("/", savedPage)
  .route("/", savedLinks)
  .route("/", reportJobPage)
  .route("/", safetyPage)

  .route("/", signUpPage)
  .route("/", signInPage)
  .route("/", signOut)
  .route("/", forgotPasswordPage)
  .route("/", resetPasswordPage)
  .route("/", accountPage)
  .route("/", confirmEmailPage)
  .route("/", accountDeletionPage)
  .route("/", becomeEmployerPage)

  .route("/", devComponentsPage)
  .route("/", devMailPage)

  .route("/", employerDashboardPage)
  .route("/", employerCompanyPage)
  .route("/", employerNoteTemplatesPage)
  .route("/", employerCompanyCode)
  .route("/", employerPostJobPage)
  .route("/", employerJobPage)
  .route("/", employerEditJobPage)
  .route("/", employerJobClosure)
  .route("/", employerApplicationForms)
  .route("/", employerInterviewsPage)
  .route("/", employerOfferPage)
  .route("/", employerMessages)
  .route("/", employerApplicationJobPage)

  .route("/", adminHome)
  .route("/", adminLoginPage)
  .route("/", adminLogout)
  .route("/", adminApplicationsPage)
  .route("/", adminMessagesPage)
  .route("/", adminPlacementPage)
  .route("/", adminRefund)
  .route("/", adminPaymentsPage)
  .route("/", adminSeedPage)
  .route("/", adminReviewsPage)
  .route("/", adminReportsPage)
  .route("/", adminEmployersPage)
  .route("/", adminMandateForms)
  .route("/", adminCountriesPage)
  .route("/", adminEmailsPage)
  .route("/", adminSuspension)
  .route("/", adminAuditPage)

  .route("/", waysBack);

app.notFound((c) => answerUnmatched(c) ?? (isCall(c.req.path) ? fail("notFound") : notFoundView(c)));
app.onError(onError);
