import type { AuditQuery } from "./accounts/audit.ts";
import type { CertificateOutcome } from "./applications/added-certificate.ts";
import type { JobFilter } from "./jobs/job-filter.ts";

/** The addresses that the site is served in, before the path; empty for the default language. */
export type LocalePrefix = "" | `/${string}`;

/** `Saudi Arabia` to `saudi-arabia`. */
export function countrySlug(country: string): string {
  return country.trim().toLowerCase().replace(/\s+/g, "-");
}

/** `saudi-arabia`, in any case, to `Saudi Arabia`. */
export function countryOfSlug(slug: string): string {
  return slug
    .split("-")
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
}

/** The first page of a list has no number in its address. */
function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== "" && !(name === "page" && value === 1))
      query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** In this order, so that one list has one address. */
const queryOf = ({ search, country, sector, experienceLevel }: Partial<JobFilter>) => ({
  search,
  country,
  sector,
  experienceLevel,
});

export type PartnersTab = "shipping" | "it" | "mining";
/** What was just done, which the dashboard tells. */
export const dashboardNotices = [
  "registered",
  "posted",
  "review",
  "saved",
  "savedReview",
  "closed",
  "reopened",
] as const;
export type DashboardNotice = (typeof dashboardNotices)[number];
export type DocumentAction = "upload" | "link" | "remove";

/** Every address of the site, made in one place. A locale's addresses are the same behind its prefix. */
export function urlsIn(prefix: LocalePrefix = "") {
  return {
    home: () => prefix || "/",
    jobs: (filter: Partial<JobFilter> & { page?: number } = {}) =>
      withQuery(`${prefix}/jobs`, {
        ...queryOf(filter),
        page: filter.page,
      }),
    job: (id: string) => `${prefix}/jobs/${id}`,
    jobsInCountry: (country: string, page = 1) =>
      withQuery(`${prefix}/jobs/country/${encodeURIComponent(countrySlug(country))}`, {
        page,
      }),
    country: (country: string) => `${prefix}/country/${encodeURIComponent(countrySlug(country))}`,
    apply: (options: { job?: string; step?: number } = {}) => withQuery(`${prefix}/apply`, options),
    applyStep: () => `${prefix}/apply/step`,
    applyDocument: (field: string, action: DocumentAction) => `${prefix}/apply/documents/${field}/${action}`,
    applyTerms: () => `${prefix}/apply/terms`,
    applyPay: () => `${prefix}/apply/pay`,
    applicationSuccess: (paymentIntent?: string) =>
      withQuery(`${prefix}/application-success`, { payment_intent: paymentIntent }),
    application: (
      token: string,
      options: { certificate?: CertificateOutcome; document?: "replaced"; sent?: 1 } = {},
    ) => withQuery(`${prefix}/application/${encodeURIComponent(token)}`, options),
    applicationLink: (token: string) => `${prefix}/application/${encodeURIComponent(token)}/link`,
    applicationPrivate: (token: string) => `${prefix}/application/${encodeURIComponent(token)}/private`,
    applicationPrivateCode: (token: string) =>
      `${prefix}/application/${encodeURIComponent(token)}/private/code`,
    applicationDocument: (token: string, field: string) =>
      `${prefix}/application/${encodeURIComponent(token)}/documents/${field}`,
    applicationReplacement: (token: string, field: string) =>
      `${prefix}/application/${encodeURIComponent(token)}/documents/${field}/replacement`,
    applicationData: (token: string) => `${prefix}/application/${encodeURIComponent(token)}/data`,
    applicationErasure: (token: string) => `${prefix}/application/${encodeURIComponent(token)}/erasure`,
    applicationWithdrawal: (token: string) => `${prefix}/application/${encodeURIComponent(token)}/withdrawal`,
    applicationCertificates: (token: string) =>
      `${prefix}/application/${encodeURIComponent(token)}/certificates`,
    track: () => `${prefix}/track`,
    /** The page of what this browser sent, by its id or that of its vacancy. */
    trackMine: (id: string) => `${prefix}/track/mine/${id}`,
    trackCode: () => `${prefix}/track/code`,
    applyContinue: () => `${prefix}/apply/continue`,
    /** What the mail leads to by which a draft moves to another browser. */
    resume: (token: string) => `${prefix}/resume/${encodeURIComponent(token)}`,
    /** What the mail leads to that an erasure is confirmed by. */
    erasure: (token: string) => `${prefix}/erasure/${encodeURIComponent(token)}`,
    becomeEmployer: () => `${prefix}/become-employer`,
    reviews: (options: { page?: number | undefined; submitted?: 1 } = {}) =>
      withQuery(`${prefix}/reviews`, options),
    partners: ({ tab, page = 1 }: { tab?: PartnersTab; page?: number } = {}) =>
      withQuery(`${prefix}/partners`, { tab, page }),
    news: () => `${prefix}/news`,
    terms: () => `${prefix}/terms`,
    /** As they were in that version; `none`: without a fee. */
    termsOf: (version: string, fee?: "none") => withQuery(`${prefix}/terms/${version}`, { fee }),
    privacy: () => `${prefix}/privacy`,
    signUp: (next?: string) => withQuery(`${prefix}/sign-up`, { next }),
    signIn: (next?: string) => withQuery(`${prefix}/sign-in`, { next }),
    signOut: () => `${prefix}/sign-out`,
    forgotPassword: () => `${prefix}/forgot-password`,
    resetPassword: (token?: string) => withQuery(`${prefix}/reset-password`, { token }),
    confirmEmail: (options: { sent?: 1 } = {}) => withQuery(`${prefix}/confirm-email`, options),
    confirmEmailAgain: () => `${prefix}/confirm-email/again`,
    account: (options: { changed?: 1 } = {}) => withQuery(`${prefix}/account`, options),
    accountDeletion: () => `${prefix}/account/deletion`,
    accountDeleted: () => `${prefix}/account/deleted`,
    employer: () => `${prefix}/employer`,
    employerDashboard: (options: { page?: number } & Partial<Record<DashboardNotice, 1>> = {}) =>
      withQuery(`${prefix}/employer/dashboard`, options),
    employerCompany: (options: { sent?: 1; company?: string } = {}) =>
      withQuery(`${prefix}/employer/company`, options),
    employerCompanyFile: (id?: string) => `${prefix}/employer/company/files${id ? `/${id}` : ""}`,
    employerCompanyCode: () => `${prefix}/employer/company/code`,
    employerPostJob: () => `${prefix}/employer/post-job`,
    employerJob: (
      id: string,
      options: { status?: string | undefined; page?: number; updated?: string } = {},
    ) => withQuery(`${prefix}/employer/jobs/${id}`, options),
    employerJobEdit: (id: string) => `${prefix}/employer/jobs/${id}/edit`,
    employerJobClosure: (id: string) => `${prefix}/employer/jobs/${id}/closure`,
    employerJobExport: (id: string, options: { status?: string | undefined } = {}) =>
      withQuery(`${prefix}/employer/jobs/${id}/applications.csv`, options),
    employerApplicationStatus: (id: string) => `${prefix}/employer/applications/${id}/status`,
    employerApplicationDisclosures: (id: string) => `${prefix}/employer/applications/${id}/disclosures`,
    admin: () => `${prefix}/admin`,
    adminLogin: () => `${prefix}/admin/login`,
    adminLogout: () => `${prefix}/admin/logout`,
    adminApplications: (options: { search?: string; payment?: string; state?: string; page?: number } = {}) =>
      withQuery(`${prefix}/admin/applications`, options),
    adminApplicationsExport: (options: { search?: string; payment?: string; state?: string } = {}) =>
      withQuery(`${prefix}/admin/applications.csv`, options),
    adminRefund: (id: string) => `${prefix}/admin/applications/${id}/refund`,
    adminAudit: (query: AuditQuery = {}, page = 1) => withQuery(`${prefix}/admin/audit`, { ...query, page }),
    adminAuditExport: (query: AuditQuery = {}) => withQuery(`${prefix}/admin/audit.csv`, { ...query }),
    adminPayments: () => `${prefix}/admin/payments`,
    adminSeed: () => `${prefix}/admin/seed`,
    adminSamples: () => `${prefix}/admin/seed/samples`,
    adminReviews: (page = 1) => withQuery(`${prefix}/admin/reviews`, { page }),
    newsletter: () => `${prefix}/newsletter`,
    newsletterConfirm: (token?: string) => withQuery(`${prefix}/newsletter/confirm`, { token }),
    newsletterUnsubscribe: (token?: string) => withQuery(`${prefix}/newsletter/unsubscribe`, { token }),
    alerts: (filter: Partial<JobFilter> = {}) => withQuery(`${prefix}/alerts`, queryOf(filter)),
    alertConfirm: (token?: string) => withQuery(`${prefix}/alerts/confirm`, { token }),
    alertChange: (token?: string) => withQuery(`${prefix}/alerts/change`, { token }),
    alertUnsubscribe: (token?: string) => withQuery(`${prefix}/alerts/unsubscribe`, { token }),
    reportJob: (id: string) => `${prefix}/report-vacancy/${id}`,
    safety: () => `${prefix}/safety`,
    adminHeldJobs: () => `${prefix}/admin/reports/held`,
    adminReports: (page = 1) => withQuery(`${prefix}/admin/reports`, { page }),
    adminCountries: (page = 1) => withQuery(`${prefix}/admin/countries`, { page }),
    adminEmployers: (page = 1) => withQuery(`${prefix}/admin/employers`, { page }),
    adminEmails: (page = 1) => withQuery(`${prefix}/admin/emails`, { page }),
    adminMandateDecision: (id: string) => `${prefix}/admin/mandates/${id}/decision`,
    adminMandateCode: (id: string) => `${prefix}/admin/mandates/${id}/domain-code`,
    adminSuspension: (userId: string, page = 1) =>
      withQuery(`${prefix}/admin/employers/${userId}/suspension`, { page }),
    devMail: () => `${prefix}/dev/mail`,
    feed: (filter: Partial<JobFilter> = {}) => withQuery("/feed.xml", queryOf(filter)),
    sitemap: () => "/sitemap.xml",
    sitemapPages: () => "/sitemap-pages.xml",
    /** The vacancies whose ids begin so. */
    sitemapJobs: (ids: string) => withQuery("/sitemap-jobs.xml", { ids }),
    openApi: () => "/openapi.json",
    developers: () => `${prefix}/developers`,
    speculationRules: () => "/speculation-rules.json",
    securityText: () => "/.well-known/security.txt",
  };
}

export const urls = urlsIn();
