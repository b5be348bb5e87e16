import * as routes from "../../src/routes.ts";
import { countrySlug } from "../../src/shared/jobs/country-slug.ts";
import type { BuiltSite } from "../support/built-site.ts";
import { linkTo } from "../support/link-to.ts";

export interface PublicPage {
  /** A file's name, too. */
  name: string;
  path: (site: BuiltSite) => string;
  status?: number;
}

/** Every page that anybody may open, each in the states that an address leads to. */
export const publicPages: PublicPage[] = [
  { name: "home", path: () => linkTo(routes.home) },
  { name: "jobs", path: () => linkTo(routes.jobs) },
  {
    name: "jobs-filtered",
    path: () => linkTo(routes.jobs, { search: "engineer", country: "Norway", sector: "mining" }),
  },
  {
    name: "jobs-by-facts",
    path: () =>
      linkTo(routes.jobs, { certificate: "stcw-basic-safety", housing: 1, salaryFrom: 900, sort: "pay" }),
  },
  { name: "jobs-empty", path: () => linkTo(routes.jobs, { search: "zeppelin" }) },
  { name: "jobs-page-2", path: () => linkTo(routes.jobs, { page: 2 }) },
  { name: "job", path: ({ openJobId }) => linkTo(routes.job, { id: openJobId }) },
  { name: "job-closed", path: ({ closedJobId }) => linkTo(routes.job, { id: closedJobId }) },
  {
    name: "job-unknown",
    path: () => linkTo(routes.job, { id: "00000000-0000-4000-8000-000000000000" }),
    status: 404,
  },
  { name: "country-jobs", path: () => linkTo(routes.jobsInCountry, { country: countrySlug("Norway") }) },
  {
    name: "country-jobs-empty",
    path: () => linkTo(routes.jobsInCountry, { country: countrySlug("Atlantis") }),
  },
  { name: "country", path: () => linkTo(routes.country, { country: countrySlug("Norway") }) },
  { name: "country-unknown", path: () => linkTo(routes.country, { country: countrySlug("Atlantis") }) },
  { name: "trade", path: () => linkTo(routes.trade, { slug: "able-seaman" }) },
  { name: "trade-few-jobs", path: () => linkTo(routes.trade, { slug: "mooring-hand" }) },
  { name: "trade-unknown", path: () => linkTo(routes.trade, { slug: "astronaut" }), status: 404 },
  { name: "partners", path: () => linkTo(routes.partners) },
  { name: "partners-shipping", path: () => linkTo(routes.partners, { tab: "shipping" }) },
  { name: "partners-it", path: () => linkTo(routes.partners, { tab: "it" }) },
  { name: "partners-mining", path: () => linkTo(routes.partners, { tab: "mining" }) },
  { name: "reviews", path: () => linkTo(routes.reviews) },
  { name: "news", path: () => linkTo(routes.news) },
  { name: "terms", path: () => linkTo(routes.terms) },
  { name: "terms-of-version", path: () => linkTo(routes.termsOf, { version: "2026-11-20" }) },
  { name: "privacy", path: () => linkTo(routes.privacy) },
  { name: "track", path: () => linkTo(routes.track) },
  { name: "developers", path: () => linkTo(routes.developers) },
  { name: "newsletter", path: () => linkTo(routes.newsletter) },
  {
    name: "newsletter-confirm",
    path: () => linkTo(routes.newsletterConfirm, { token: "a-token-of-nobody" }),
  },
  {
    name: "newsletter-unsubscribe",
    path: () => linkTo(routes.newsletterUnsubscribe, { token: "a-token-of-nobody" }),
  },
  {
    name: "alerts",
    path: () => linkTo(routes.alerts, { search: "engineer", country: "Norway", sector: "mining" }),
  },
  {
    name: "alerts-unknown",
    path: () => linkTo(routes.alertConfirm, { token: "a-token-of-nobody" }),
    status: 404,
  },
  {
    name: "alerts-unsubscribe-unknown",
    path: () => linkTo(routes.alertUnsubscribe, { token: "a-token-of-nobody" }),
    status: 404,
  },
  { name: "saved-empty", path: () => linkTo(routes.saved) },
  {
    name: "saved-link-unknown",
    path: () => linkTo(routes.savedLink, { token: "a-token-of-nobody" }),
    status: 404,
  },
  {
    name: "saved-reminders-stop",
    path: () => linkTo(routes.savedRemindersStop, { token: "a-token-of-nobody" }),
  },
  { name: "report-vacancy", path: ({ openJobId }) => linkTo(routes.reportJob, { id: openJobId }) },
  { name: "safety", path: () => linkTo(routes.safety) },
  { name: "sign-up", path: () => linkTo(routes.signUp) },
  { name: "sign-in", path: () => linkTo(routes.signIn) },
  { name: "forgot-password", path: () => linkTo(routes.forgotPassword) },
  { name: "reset-password", path: () => linkTo(routes.resetPassword, { token: "a-token-of-nobody" }) },
  { name: "become-employer", path: () => linkTo(routes.becomeEmployer) },
  { name: "admin-login", path: () => linkTo(routes.adminLogin) },
  { name: "apply", path: () => linkTo(routes.apply) },
  { name: "apply-for-job", path: ({ openJobId }) => linkTo(routes.apply, { job: openJobId }) },
  { name: "apply-closed", path: ({ closedJobId }) => linkTo(routes.apply, { job: closedJobId }) },
  { name: "confirmation-neutral", path: () => linkTo(routes.applicationSuccess) },
  { name: "not-found", path: () => "/no-such-page", status: 404 },
];
