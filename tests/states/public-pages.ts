import { urls } from "../../src/shared/urls.ts";
import type { BuiltSite } from "../support/built-site.ts";

export interface PublicPage {
  /** A file's name, too. */
  name: string;
  path: (site: BuiltSite) => string;
  status?: number;
}

/** Every page that anybody may open, each in the states that an address leads to. */
export const publicPages: PublicPage[] = [
  { name: "home", path: () => urls.home() },
  { name: "jobs", path: () => urls.jobs() },
  {
    name: "jobs-filtered",
    path: () => urls.jobs({ search: "engineer", country: "Norway", sector: "mining" }),
  },
  { name: "jobs-empty", path: () => urls.jobs({ search: "zeppelin" }) },
  { name: "jobs-page-2", path: () => urls.jobs({ page: 2 }) },
  { name: "job", path: ({ openJobId }) => urls.job(openJobId) },
  { name: "job-closed", path: ({ closedJobId }) => urls.job(closedJobId) },
  { name: "job-unknown", path: () => urls.job("00000000-0000-4000-8000-000000000000"), status: 404 },
  { name: "country-jobs", path: () => urls.jobsInCountry("Norway") },
  { name: "country-jobs-empty", path: () => urls.jobsInCountry("Atlantis") },
  { name: "country", path: () => urls.country("Norway") },
  { name: "country-unknown", path: () => urls.country("Atlantis") },
  { name: "partners", path: () => urls.partners() },
  { name: "partners-shipping", path: () => urls.partners({ tab: "shipping" }) },
  { name: "partners-it", path: () => urls.partners({ tab: "it" }) },
  { name: "partners-mining", path: () => urls.partners({ tab: "mining" }) },
  { name: "reviews", path: () => urls.reviews() },
  { name: "news", path: () => urls.news() },
  { name: "terms", path: () => urls.terms() },
  { name: "terms-of-version", path: () => urls.termsOf("2026-11-20") },
  { name: "privacy", path: () => urls.privacy() },
  { name: "track", path: () => urls.track() },
  { name: "developers", path: () => urls.developers() },
  { name: "newsletter", path: () => urls.newsletter() },
  { name: "newsletter-confirm", path: () => urls.newsletterConfirm("a-token-of-nobody") },
  { name: "newsletter-unsubscribe", path: () => urls.newsletterUnsubscribe("a-token-of-nobody") },
  { name: "alerts", path: () => urls.alerts({ search: "engineer", country: "Norway", sector: "mining" }) },
  { name: "alerts-unknown", path: () => urls.alertConfirm("a-token-of-nobody"), status: 404 },
  { name: "alerts-unsubscribe", path: () => urls.alertUnsubscribe("a-token-of-nobody") },
  { name: "report-vacancy", path: ({ openJobId }) => urls.reportJob(openJobId) },
  { name: "safety", path: () => urls.safety() },
  { name: "sign-up", path: () => urls.signUp() },
  { name: "sign-in", path: () => urls.signIn() },
  { name: "forgot-password", path: () => urls.forgotPassword() },
  { name: "reset-password", path: () => urls.resetPassword("a-token-of-nobody") },
  { name: "become-employer", path: () => urls.becomeEmployer() },
  { name: "admin-login", path: () => urls.adminLogin() },
  { name: "apply", path: () => urls.apply() },
  { name: "apply-for-job", path: ({ openJobId }) => urls.apply({ job: openJobId }) },
  { name: "apply-closed", path: ({ closedJobId }) => urls.apply({ job: closedJobId }) },
  { name: "confirmation-neutral", path: () => urls.applicationSuccess() },
  { name: "not-found", path: () => "/no-such-page", status: 404 },
];
