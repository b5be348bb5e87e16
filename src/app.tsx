import { Hono } from "hono";
import { api } from "./api/index.ts";
import type { Env } from "./env.ts";
import { fail } from "./errors.ts";
import { auditOrigin } from "./middleware/audit-origin.ts";
import { deadline } from "./middleware/deadline.ts";
import { onError, wantsJson } from "./middleware/failures.tsx";
import { render } from "./middleware/render.tsx";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { answerUnmatched } from "./middleware/unmatched.ts";
import { notFoundView } from "./routes/_404.tsx";
import { accountPage } from "./routes/account.tsx";
import { accountDeletionPage } from "./routes/account-deletion.tsx";
import { adminApplicationsPage } from "./routes/admin/applications.ts";
import { adminApplicationsExport } from "./routes/admin/applications-csv.ts";
import { adminAuditPage } from "./routes/admin/audit.tsx";
import { adminCountriesPage } from "./routes/admin/countries.tsx";
import { adminEmailsPage } from "./routes/admin/emails.tsx";
import { adminEmployersPage } from "./routes/admin/employers.tsx";
import { adminHome } from "./routes/admin/index.ts";
import { adminLoginPage } from "./routes/admin/login.tsx";
import { adminLogout } from "./routes/admin/logout.ts";
import { adminMandateForms } from "./routes/admin/mandates.ts";
import { adminPaymentsPage } from "./routes/admin/payments.tsx";
import { adminRefund } from "./routes/admin/refund.ts";
import { adminReportsPage } from "./routes/admin/reports.tsx";
import { adminReviewsPage } from "./routes/admin/reviews.tsx";
import { adminSamples } from "./routes/admin/samples.ts";
import { adminSeedPage } from "./routes/admin/seed.ts";
import { adminSuspension } from "./routes/admin/suspension.ts";
import { alertsPage } from "./routes/alerts.tsx";
import { applicationPage } from "./routes/application.tsx";
import { applicationCertificates } from "./routes/application-certificates.ts";
import { applicationLink } from "./routes/application-link.tsx";
import { applicationPrivate } from "./routes/application-private.tsx";
import { applicationReplacement } from "./routes/application-replacement.ts";
import { applicationSuccessPage } from "./routes/application-success.tsx";
import { applicationWithdrawal } from "./routes/application-withdrawal.tsx";
import { applyPage } from "./routes/apply.tsx";
import { applyContinue } from "./routes/apply-continue.tsx";
import { applyDocument } from "./routes/apply-document.ts";
import { applyPay } from "./routes/apply-pay.ts";
import { applyStep } from "./routes/apply-step.ts";
import { applyTerms } from "./routes/apply-terms.ts";
import { becomeEmployerPage } from "./routes/become-employer.tsx";
import { confirmEmailPage } from "./routes/confirm-email.tsx";
import { countryPage } from "./routes/country/[country].tsx";
import { devMailPage } from "./routes/dev-mail.tsx";
import { developersPage } from "./routes/developers/index.tsx";
import { employerApplicationDisclosures } from "./routes/employer/application-disclosures.ts";
import { employerApplicationStatus } from "./routes/employer/application-status.ts";
import { employerCompanyPage } from "./routes/employer/company.tsx";
import { employerCompanyFiles } from "./routes/employer/company-files.ts";
import { employerDashboardPage } from "./routes/employer/dashboard.tsx";
import { employerHome } from "./routes/employer/index.ts";
import { employerJobExport } from "./routes/employer/jobs/[id]/applications-csv.ts";
import { employerJobClosure } from "./routes/employer/jobs/[id]/closure.ts";
import { employerEditJobPage } from "./routes/employer/jobs/[id]/edit.tsx";
import { employerJobPage } from "./routes/employer/jobs/[id].tsx";
import { employerPostJobPage } from "./routes/employer/post-job.tsx";
import { erasurePage } from "./routes/erasure.tsx";
import { feed } from "./routes/feed.ts";
import { forgotPasswordPage } from "./routes/forgot-password.tsx";
import { health } from "./routes/health.ts";
import { homePage } from "./routes/index.tsx";
import { jobPage } from "./routes/jobs/[id].tsx";
import { jobsInCountryPage } from "./routes/jobs/country/[country].tsx";
import { jobsPage } from "./routes/jobs/index.tsx";
import { newsPage } from "./routes/news.tsx";
import { newsletterPage } from "./routes/newsletter.tsx";
import { objects } from "./routes/objects.ts";
import { partnersPage } from "./routes/partners.tsx";
import { privacyPage } from "./routes/privacy.tsx";
import { reportVacancyPage } from "./routes/report-vacancy.tsx";
import { resetPasswordPage } from "./routes/reset-password.tsx";
import { resumePage } from "./routes/resume-draft.tsx";
import { reviewsPage } from "./routes/reviews.tsx";
import { robots } from "./routes/robots.ts";
import { safetyPage } from "./routes/safety.tsx";
import { securityText } from "./routes/security-text.ts";
import { signInPage } from "./routes/sign-in.tsx";
import { signOut } from "./routes/sign-out.ts";
import { signUpPage } from "./routes/sign-up.tsx";
import { sitemap } from "./routes/sitemap.ts";
import { speculationRules } from "./routes/speculation-rules.ts";
import { termsPage } from "./routes/terms.tsx";
import { trackPage } from "./routes/track.tsx";
import { uploads } from "./routes/uploads.ts";

/** Signed by their sender: the origin check is not for them. */
const isKeyed = (path: string) => path === "/api/stripe/webhook" || path.startsWith("/uploads/");

/** Long by nature, with limits of their own. */
const mayTakeLong = (path: string) =>
  /^\/uploads\/|^\/apply\/documents\/\w+\/upload$|^\/application\/[\w-]+\/(certificates|documents\/\w+\/replacement)$|^\/employer\/company\/files$|^\/admin\/seed$/.test(
    path,
  );

/** What programs call. */
const calls = new Hono<Env>().route("/api", api).route("/", uploads).route("/", objects);

/** The map: what happens to every request, in order, and every page. */
export const app = new Hono<Env>()
  .use(requestLog, securityHeaders, render, deadline(mayTakeLong), sameOrigin(isKeyed), auditOrigin)
  .route("/", health)
  .route("/", robots)
  .route("/", sitemap)
  .route("/", feed)
  .route("/", securityText)
  .route("/", speculationRules)
  .route("/", calls)
  .route("/", developersPage(calls))

  .route("/", homePage)
  .route("/", jobsPage)
  .route("/", jobsInCountryPage)
  .route("/", jobPage)
  .route("/", countryPage)
  .route("/", applyPage)
  .route("/", applyStep)
  .route("/", applyDocument)
  .route("/", applyTerms)
  .route("/", applyPay)
  .route("/", applyContinue)
  .route("/", resumePage)
  .route("/", applicationSuccessPage)
  .route("/", applicationLink)
  .route("/", applicationPage)
  .route("/", applicationPrivate)
  .route("/", applicationCertificates)
  .route("/", applicationReplacement)
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
  .route("/", reportVacancyPage)
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

  .route("/", devMailPage)

  .route("/", employerHome)
  .route("/", employerDashboardPage)
  .route("/", employerCompanyPage)
  .route("/", employerCompanyFiles)
  .route("/", employerPostJobPage)
  .route("/", employerJobPage)
  .route("/", employerEditJobPage)
  .route("/", employerJobClosure)
  .route("/", employerJobExport)
  .route("/", employerApplicationStatus)
  .route("/", employerApplicationDisclosures)

  .route("/", adminHome)
  .route("/", adminLoginPage)
  .route("/", adminLogout)
  .route("/", adminApplicationsPage)
  .route("/", adminApplicationsExport)
  .route("/", adminRefund)
  .route("/", adminPaymentsPage)
  .route("/", adminSeedPage)
  .route("/", adminSamples)
  .route("/", adminReviewsPage)
  .route("/", adminReportsPage)
  .route("/", adminEmployersPage)
  .route("/", adminMandateForms)
  .route("/", adminCountriesPage)
  .route("/", adminEmailsPage)
  .route("/", adminSuspension)
  .route("/", adminAuditPage);

app.notFound((c) => answerUnmatched(app, c) ?? (wantsJson(c) ? fail("notFound") : notFoundView(c)));
app.onError(onError);
