import { adminPage, call, file, page } from "./shared/route.ts";

// This is the map of the site: every path once, with what each method demands, and its facts. `npm run routes`
// prints it.

const open = {} as const;
/** Forms post to this path. GET leads back to their page, for somebody who loads the address by hand. */
const wayBack = {} as const;
const form = { body: "form" } as const;
const json = { body: "json" } as const;
const documentForm = { body: "file", limit: "uploads", streams: true } as const;
/** The candidate's own page also takes JSON here. */
const messageForm = { body: "form", limit: "messages" } as const;
const employersMessageForm = { guard: "employer", ...messageForm } as const;
const employersMessage = { guard: "employer", body: "json", limit: "messages" } as const;
const signedIn = { guard: "account" } as const;
const signedInForm = { guard: "account", body: "form" } as const;
const signedInJson = { guard: "account", body: "json" } as const;
const employers = { guard: "employer" } as const;
const employersForm = { guard: "employer", body: "form" } as const;
const postingForm = { ...employersForm, keepsTyped: true } as const;
const employersJson = { guard: "employer", body: "json" } as const;
const admins = { guard: "admin" } as const;
const adminsForm = { guard: "admin", body: "form" } as const;
const adminsJson = { guard: "admin", body: "json" } as const;

const forAll = { isPublic: true } as const;
const listedForAll = { isPublic: true, inSitemap: true } as const;
const watched = { rank: "vital", isExact: true } as const;
const applying = { rank: "applying" } as const;
const wizard = { rank: "applying", takesPayment: true } as const;
const payment = { rank: "vital", takesPayment: true } as const;

const choices = ["search", "country", "sector", "experienceLevel", "salaryFrom"] as const;
const facts = ["housing", "flights", "visa", "certificate", "contractUpTo"] as const;
const alertFilter = [...choices, ...facts, "exact"] as const;
const filter = [...choices, "postedWithin", ...facts, "sort", "exact"] as const;
const filterAndPage = [...filter, "page"] as const;
const filterAndPart = [...filter, "limit", "cursor"] as const;
const part = ["limit", "cursor"] as const;
const withPage = { query: ["page"] } as const;
const employersPlace = { query: ["list", "search", "checked", "page"] } as const;
const withToken = { query: ["token"] } as const;
const withNext = { query: ["next"] } as const;

// Programs read these.
export const health = file("/healthz", { GET: open }, watched);
export const readiness = file("/readyz", { GET: open }, watched);
export const robots = file("/robots.txt", { GET: open });
export const sitemap = file("/sitemap.xml", { GET: open }, forAll);
export const sitemapPages = file("/sitemap-pages.xml", { GET: open }, forAll);
/** It is not cached: a reader of all its parts would drive every page out of the cache. */
export const sitemapJobs = file("/sitemap-jobs.xml", { GET: open }, { query: ["ids"] });
/** It has one address in each language: links set `lang` by themselves. */
export const feed = file("/feed.xml", { GET: open }, { query: [...filter, "lang"], isPublic: true });
/** A part of a page, which a script asks for. */
export const suggestions = file("/jobs/suggestions", { GET: open }, { query: ["search"] });
export const securityText = file("/.well-known/security.txt", { GET: open });
export const speculationRules = file("/speculation-rules.json", { GET: open });
export const openApi = file("/openapi.json", { GET: open }, forAll);
export const document = file("/objects/uploads/:id", { GET: open });

// Jobs
export const home = page("/", { GET: open }, listedForAll);
export const jobs = page(
  "/jobs",
  { GET: open },
  { query: [...filterAndPage, "more"], isPublic: true, inSitemap: true },
);
export const job = page("/jobs/:id", { GET: open }, forAll);
export const jobsInCountry = page(
  "/jobs/country/:country",
  { GET: open },
  { query: ["page"], isPublic: true },
);
export const trade = page("/jobs/trade/:slug", { GET: open }, forAll);
export const country = page("/country/:country", { GET: open }, forAll);
export const partners = page(
  "/partners",
  { GET: open },
  { query: ["tab", "page"], isPublic: true, inSitemap: true },
);
export const reportJob = page(
  "/report-vacancy/:id",
  { GET: open, POST: { body: "form", limit: "jobReports" } },
  forAll,
);

// Applying
export const apply = page(
  "/apply",
  { GET: open },
  { query: ["job", "step", "review"], rank: "applying", takesPayment: true },
);
/** Every address that the wizard's forms post to leads back to the wizard. */
export const applyElsewhere = page("/apply/*", { GET: wayBack }, wizard);
export const applyStep = page("/apply/step", { POST: { body: "form", limit: "drafts" } }, wizard);
export const applyDocuments = page("/apply/documents", { POST: documentForm }, wizard);
export const applyUpload = page("/apply/documents/:field/upload", { POST: documentForm }, wizard);
export const applyLink = page("/apply/documents/:field/link", { POST: documentForm }, wizard);
export const applyRemoval = page("/apply/documents/:field/remove", { POST: documentForm }, wizard);
export const applyTerms = page("/apply/terms", { POST: { body: "form", limit: "intents" } }, payment);
export const applyPay = page("/apply/pay", { POST: form }, payment);
export const askDraftLink = page(
  "/apply/continue",
  { GET: open, POST: { body: "form", limit: "draftLinks" } },
  wizard,
);
export const draftLink = page("/resume/:token", { GET: open, POST: { limit: "drafts" } });
export const applicationSuccess = page(
  "/application-success",
  { GET: { limit: "confirmations" } },
  {
    query: ["payment_intent", "payment_intent_client_secret"],
    rank: "vital",
    takesPayment: true,
  },
);

// Applications
export const application = page(
  "/application/:token",
  { GET: open },
  { query: ["certificate", "document", "sent", "interview", "answered", "passport"], rank: "applying" },
);
export const applicationLink = page(
  "/application/:token/link",
  { GET: wayBack, POST: { limit: "tracking" } },
  applying,
);
export const applicationDocument = page("/application/:token/documents/:field", { GET: open }, applying);
export const applicationReplacement = page(
  "/application/:token/documents/:field/replacement",
  { GET: wayBack, POST: documentForm },
  applying,
);
export const applicationPassport = page(
  "/application/:token/passport",
  { GET: wayBack, POST: documentForm },
  applying,
);
export const applicationCertificates = page(
  "/application/:token/certificates",
  { GET: wayBack, POST: documentForm },
  applying,
);
export const applicationCertificateDates = page(
  "/application/:token/certificate-dates",
  { GET: wayBack, POST: { body: "form", limit: "withdrawals" } },
  applying,
);
export const applicationData = page("/application/:token/data", { GET: open }, applying);
export const applicationPrivate = page(
  "/application/:token/private",
  { GET: open, POST: { body: "form", limit: "trackingCodes" } },
  applying,
);
export const applicationPrivateCode = page(
  "/application/:token/private/code",
  { GET: wayBack, POST: { limit: "tracking" } },
  applying,
);
export const applicationWithdrawal = page(
  "/application/:token/withdrawal",
  { GET: open, POST: { limit: "withdrawals" } },
  applying,
);
export const applicationReuse = page(
  "/application/:token/reuse",
  { GET: open, POST: { body: "form", limit: "reuses" } },
  applying,
);
export const applicationInterview = page(
  "/application/:token/interviews/:interviewId",
  { GET: wayBack, POST: { body: "form", limit: "interviews" } },
  applying,
);
export const applicationPlacement = page(
  "/application/:token/placements/:placementId",
  { GET: wayBack, POST: { body: "form", limit: "placements" } },
  applying,
);
export const applicationPlaced = page(
  "/application/:token/placements/:placementId/made",
  { GET: wayBack, POST: { limit: "placements" } },
  applying,
);
export const applicationOffer = page(
  "/application/:token/offer",
  { GET: wayBack, POST: { body: "form", limit: "offers" } },
  applying,
);
export const applicationOfferDocument = page(
  "/application/:token/offers/:offerId/document",
  { GET: open },
  applying,
);
export const applicationHire = page(
  "/application/:token/hire",
  { GET: wayBack, POST: { body: "form", limit: "offers" } },
  applying,
);
export const applicationReview = page(
  "/application/:token/review",
  { GET: open, POST: { body: "form", limit: "reviews" } },
  applying,
);
export const applicationMessages = page(
  "/application/:token/messages",
  { GET: open, POST: messageForm },
  applying,
);
export const applicationMessagesReading = page(
  "/application/:token/messages/reading",
  { GET: wayBack, POST: messageForm },
  applying,
);
export const applicationMessageReport = page(
  "/application/:token/messages/:messageId/report",
  { GET: wayBack, POST: messageForm },
  applying,
);
export const applicationErasure = page(
  "/application/:token/erasure",
  { GET: wayBack, POST: { limit: "erasures" } },
  applying,
);
export const erasure = page("/erasure/:token", { GET: open, POST: { limit: "erasures" } });
export const track = page(
  "/track",
  { GET: open, POST: { body: "form", limit: "tracking" } },
  { query: ["reference"], inSitemap: true },
);
export const trackCode = page("/track/code", {
  GET: wayBack,
  POST: { body: "form", limit: "trackingCodes" },
});
/** The id names an application that this browser sent, or its job. */
export const trackMine = page("/track/mine/:id", { GET: { limit: "tracking" } });

// About the site, and what it sends
export const reviews = page(
  "/reviews",
  { GET: open, POST: { body: "form", limit: "reviews" } },
  { query: ["page", "submitted"], isPublic: true, inSitemap: true },
);
export const news = page("/news", { GET: open }, listedForAll);
export const safety = page("/safety", { GET: open }, listedForAll);
export const terms = page("/terms", { GET: open }, listedForAll);
export const termsOf = page("/terms/:version", { GET: open }, { query: ["fee"], isPublic: true });
export const privacy = page("/privacy", { GET: open }, listedForAll);
export const newsletter = page(
  "/newsletter",
  { GET: open, POST: { body: "form", limit: "newsletter" } },
  forAll,
);
export const newsletterConfirm = page("/newsletter/confirm", { GET: open, POST: form }, withToken);
/** Mail programs post here without a form, too. */
export const newsletterUnsubscribe = page("/newsletter/unsubscribe", { GET: open, POST: open }, withToken);
export const alerts = page(
  "/alerts",
  { GET: open, POST: { body: "form", limit: "jobAlerts" } },
  { query: alertFilter, isPublic: true },
);
export const alertConfirm = page("/alerts/confirm", { GET: open, POST: open }, withToken);
export const alertChange = page("/alerts/change", { GET: open, POST: form }, withToken);
/** Mail programs post here without a form, too. */
export const alertUnsubscribe = page("/alerts/unsubscribe", { GET: open, POST: open }, withToken);
export const saved = page("/saved", { GET: open }, { query: ["done"] });
export const saveJob = page("/saved/jobs/:id", { GET: wayBack, POST: { limit: "savedJobs" } });
export const savedJobRemoval = page("/saved/jobs/:id/removal", {
  GET: wayBack,
  POST: { limit: "savedJobs" },
});
export const askSavedLink = page("/saved/link", {
  GET: wayBack,
  POST: { body: "form", limit: "savedLinks" },
});
export const savedLink = page("/saved/link/:token", {
  GET: open,
  POST: { body: "form", limit: "savedJobs" },
});
export const savedRemindersRemoval = page("/saved/reminders/removal", {
  GET: wayBack,
  POST: { limit: "savedJobs" },
});
/** Mail programs post here without a form, too. */
export const savedRemindersStop = page("/saved/reminders/stop", { GET: open, POST: open }, withToken);

// Accounts
export const signUp = page(
  "/sign-up",
  { GET: open, POST: { body: "form", limit: "accounts", hashes: true } },
  withNext,
);
export const signIn = page("/sign-in", { GET: open, POST: { body: "form", hashes: true } }, withNext);
export const signOut = page("/sign-out", { POST: open });
export const forgotPassword = page("/forgot-password", {
  GET: open,
  POST: { body: "form", limit: "accounts" },
});
export const resetPassword = page(
  "/reset-password",
  { GET: open, POST: { body: "form", limit: "accounts", hashes: true } },
  withToken,
);
export const account = page(
  "/account",
  { GET: signedIn, POST: { guard: "account", body: "form", hashes: true } },
  { query: ["changed"] },
);
export const accountDeletion = page("/account/deletion", {
  GET: signedIn,
  POST: { guard: "account", body: "form", hashes: true },
});
export const accountDeleted = page("/account/deleted", { GET: open }, { query: ["employer"] });
export const confirmEmail = page(
  "/confirm-email",
  { GET: signedIn, POST: { guard: "account", body: "form", limit: "mailboxCodes" } },
  { query: ["sent"] },
);
export const confirmEmailAgain = page("/confirm-email/again", { GET: wayBack, POST: signedInForm });
export const becomeEmployer = page(
  "/become-employer",
  { GET: open, POST: signedInForm },
  { query: ["next"], inSitemap: true },
);

// Employers
export const employer = page("/employer", { GET: wayBack });
export const employerDashboard = page(
  "/employer/dashboard",
  { GET: employers },
  { query: ["page", "registered", "posted", "review", "saved", "savedReview", "closed", "reopened"] },
);
export const employerCompany = page(
  "/employer/company",
  { GET: employers, POST: { guard: "employer", body: "file", limit: "uploads", streams: true } },
  { query: ["sent", "company", "another"] },
);
export const employerCompanyCode = page("/employer/company/code", { GET: wayBack, POST: employersForm });
export const employerPostJob = page("/employer/post-job", { GET: employers, POST: postingForm });
export const employerJob = page(
  "/employer/jobs/:id",
  { GET: employers },
  { query: ["status", "page", "open", "updated", "invite", "undone"] },
);
export const employerNoteTemplates = page("/employer/sentences", { GET: employers, POST: employersForm });
export const employerNoteTemplate = page("/employer/sentences/:id", { GET: wayBack, POST: employersForm });
export const employerJobEdit = page("/employer/jobs/:id/edit", { GET: employers, POST: postingForm });
export const employerJobClosure = page("/employer/jobs/:id/closure", { GET: wayBack, POST: employersForm });
export const employerJobExport = page(
  "/employer/jobs/:id/applications.csv",
  { GET: employers },
  { query: ["status"] },
);
export const employerApplicationStatus = page(
  "/employer/applications/:id/status",
  {
    GET: wayBack,
    POST: { guard: "employer", body: "form", limit: "statusChanges" },
  },
  { query: ["invite"] },
);
export const employerApplicationUndo = page("/employer/applications/:id/status/undo", {
  GET: wayBack,
  POST: { guard: "employer", body: "form", limit: "statusChanges" },
});
export const employerApplicationJob = page("/employer/applications/:id/job", { GET: employers });
export const employerApplicationDisclosures = page("/employer/applications/:id/disclosures", {
  GET: wayBack,
  POST: { guard: "employer", body: "form", limit: "disclosures" },
});
export const employerMessages = page("/employer/applications/:id/messages", {
  GET: employers,
  POST: { ...employersMessageForm, keepsTyped: true },
});
export const employerMessagesReading = page("/employer/applications/:id/messages/reading", {
  GET: wayBack,
  POST: employersMessageForm,
});
export const employerMessageReport = page("/employer/applications/:id/messages/:messageId/report", {
  GET: wayBack,
  POST: employersMessageForm,
});

export const employerInterviews = page(
  "/employer/applications/:id/interviews",
  { GET: employers, POST: { guard: "employer", body: "form", limit: "interviews" } },
  { query: ["done", "move"] },
);
export const employerInterview = page("/employer/applications/:id/interviews/:interviewId", {
  GET: wayBack,
  POST: { guard: "employer", body: "form", limit: "interviews" },
});
export const employerInterviewCancellation = page(
  "/employer/applications/:id/interviews/:interviewId/cancellation",
  { GET: wayBack, POST: { guard: "employer", body: "form", limit: "interviews" } },
);
export const employerOffer = page(
  "/employer/applications/:id/offer",
  { GET: employers, POST: { guard: "employer", ...documentForm } },
  { query: ["done"] },
);
export const employerOfferWithdrawal = page("/employer/applications/:id/offer/withdrawal", {
  GET: wayBack,
  POST: { guard: "employer", body: "form", limit: "offers" },
});

// The administrator and developers: in English alone
export const developers = adminPage("/developers", { GET: open }, listedForAll);
export const devComponents = adminPage("/dev/components", { GET: open });
export const devColors = file("/dev/components/colors.css", { GET: open });
export const devMail = adminPage("/dev/mail", { GET: open });
export const devMailCalendar = file("/dev/mail/:id/interview.ics", { GET: open });
export const admin = adminPage("/admin", { GET: admins });
export const adminLogin = adminPage("/admin/login", { GET: open, POST: form });
export const adminLogout = adminPage("/admin/logout", { POST: open });
export const adminApplications = adminPage(
  "/admin/applications",
  { GET: admins },
  { query: ["search", "payment", "state", "page"] },
);
export const adminApplicationsExport = adminPage(
  "/admin/applications.csv",
  { GET: admins },
  { query: ["search", "payment", "state"] },
);
export const adminRefund = adminPage("/admin/applications/:id/refund", { GET: admins, POST: adminsForm });
export const adminPlacement = adminPage(
  "/admin/applications/:id/placement",
  { GET: admins, POST: adminsForm },
  { query: ["search", "done"] },
);
export const adminGeneralStatus = adminPage("/admin/applications/:id/status", {
  GET: admins,
  POST: adminsForm,
});
export const adminPayments = adminPage("/admin/payments", { GET: admins });
export const adminSeed = adminPage("/admin/seed", {
  GET: admins,
  POST: { guard: "admin", streams: true },
});
export const adminSamples = adminPage("/admin/seed/samples", { GET: admins, POST: adminsForm });
export const adminReviews = adminPage("/admin/reviews", { GET: admins, POST: adminsForm }, withPage);
export const adminReports = adminPage(
  "/admin/reports",
  { GET: admins, POST: adminsForm },
  { query: ["page", "answered"] },
);
export const adminHeldJobs = adminPage("/admin/reports/held", { POST: adminsForm });
export const adminMessages = adminPage("/admin/messages", { GET: admins, POST: adminsForm }, withPage);
export const adminEmployers = adminPage(
  "/admin/employers",
  { GET: admins, POST: adminsForm },
  employersPlace,
);
export const adminSuspension = adminPage(
  "/admin/employers/:userId/suspension",
  { GET: admins, POST: adminsForm },
  employersPlace,
);
export const adminMandateDecision = adminPage("/admin/mandates/:id/decision", {
  GET: admins,
  POST: adminsForm,
});
export const adminMandateCode = adminPage("/admin/mandates/:id/domain-code", {
  GET: admins,
  POST: adminsForm,
});
export const adminCountries = adminPage("/admin/countries", { GET: admins, POST: adminsForm }, withPage);
export const adminEmails = adminPage("/admin/emails", { GET: admins, POST: adminsForm }, withPage);
export const adminAudit = adminPage(
  "/admin/audit",
  { GET: admins },
  { query: ["id", "actor", "action", "from", "to", "page"] },
);
export const adminAuditExport = adminPage(
  "/admin/audit.csv",
  { GET: admins },
  { query: ["id", "actor", "action", "from", "to"] },
);

// Calls: jobs
export const apiJobStats = call("/api/jobs/stats", { GET: open }, forAll);
export const apiJobFilter = call("/api/jobs/filter", { GET: open }, { query: filterAndPart, isPublic: true });
export const apiJobSearch = call("/api/jobs/search", { GET: open }, { query: filterAndPart, isPublic: true });
export const apiJobsInCountry = call(
  "/api/jobs/country/:country",
  { GET: open },
  { query: part, isPublic: true },
);
export const apiJob = call("/api/jobs/:id", { GET: open, PATCH: employersJson }, forAll);
export const apiPartners = call("/api/partners/stats", { GET: open }, { query: part, isPublic: true });

// Calls: applying
export const apiDraft = call(
  "/api/draft",
  { PUT: { body: "json", limit: "drafts" }, DELETE: open },
  applying,
);
export const apiUpload = call("/api/objects/upload", { POST: { body: "json", limit: "uploads" } }, applying);
/** An upload link leads here. */
export const upload = call(
  "/uploads/:id",
  { PUT: { body: "file", limit: "sendings", streams: true } },
  { rank: "applying", isSigned: true },
);
export const apiPaymentIntent = call(
  "/api/create-payment-intent",
  { POST: { body: "json", limit: "intents" } },
  { rank: "vital" },
);
export const apiTestPayment = call("/api/test-payments/confirm", { POST: json }, { rank: "vital" });
export const apiApplications = call(
  "/api/applications",
  { POST: { body: "json", limit: "applications" } },
  applying,
);
export const apiCompletePayment = call(
  "/api/applications/:id/complete-payment",
  { POST: { body: "json", limit: "completions" } },
  { rank: "vital" },
);
export const apiStripeWebhook = call(
  "/api/stripe/webhook",
  { POST: { body: "event" } },
  { rank: "vital", isSigned: true },
);
export const apiReviews = call(
  "/api/reviews",
  { GET: open, POST: { body: "json", limit: "reviews" } },
  { query: part, isPublic: true },
);
export const apiNewsletter = call("/api/newsletter", { POST: { body: "json", limit: "newsletter" } });

// Calls: accounts
export const apiSignUp = call("/api/auth/sign-up", {
  POST: { body: "json", limit: "accounts", hashes: true },
});
export const apiSignIn = call("/api/auth/sign-in", { POST: { body: "json", hashes: true } });
export const apiSignOut = call("/api/auth/sign-out", { POST: json });
export const apiUser = call("/api/auth/user", { GET: signedIn });
export const apiConfirmEmail = call("/api/auth/confirm-email", {
  POST: { guard: "account", body: "json", limit: "mailboxCodes" },
});
export const apiConfirmEmailAgain = call("/api/auth/confirm-email/again", { POST: signedInJson });
export const apiBecomeEmployer = call("/api/auth/become-employer", { POST: signedInJson });
export const apiPassword = call("/api/auth/password", {
  POST: { guard: "account", body: "json", hashes: true },
});
export const apiDeletion = call("/api/auth/deletion", {
  POST: { guard: "account", body: "json", hashes: true },
});
export const apiForgotPassword = call("/api/auth/forgot-password", {
  POST: { body: "json", limit: "accounts" },
});
export const apiResetPassword = call("/api/auth/reset-password", {
  POST: { body: "json", limit: "accounts", hashes: true },
});

// Calls: employers
export const apiJobs = call("/api/jobs", { POST: employersJson });
export const apiJobClosure = call("/api/jobs/:id/closure", { POST: employersJson, DELETE: employers });
export const apiEmployerJobs = call("/api/employer/jobs", { GET: employers });
export const apiEmployerApplications = call("/api/employer/applications/:jobId", { GET: employers });
export const apiApplicationStatus = call("/api/employer/applications/:id/status", {
  PATCH: { guard: "employer", body: "json", limit: "statusChanges" },
  DELETE: { guard: "employer", limit: "statusChanges" },
});
export const apiDisclosures = call("/api/employer/applications/:id/disclosures", {
  POST: { guard: "employer", body: "json", limit: "disclosures" },
});
export const apiInterviews = call("/api/employer/applications/:id/interviews", {
  POST: { guard: "employer", body: "json", limit: "interviews" },
});
export const apiInterview = call("/api/employer/applications/:id/interviews/:interviewId", {
  PATCH: { guard: "employer", body: "json", limit: "interviews" },
  DELETE: { guard: "employer", limit: "interviews" },
});
export const apiOffer = call("/api/employer/applications/:id/offer", {
  POST: { guard: "employer", body: "json", limit: "offers" },
  DELETE: { guard: "employer", limit: "offers" },
});
export const apiMessages = call(
  "/api/employer/applications/:id/messages",
  { GET: employers, POST: employersMessage },
  { query: part },
);
export const apiMessagesReading = call("/api/employer/applications/:id/messages/reading", {
  POST: employersMessage,
});
export const apiMessageReport = call("/api/employer/applications/:id/messages/:messageId/report", {
  POST: employersMessage,
});
export const apiMandates = call("/api/employer/mandates", { GET: employers, POST: employersJson });
export const apiMandateCode = call("/api/employer/mandates/:id/domain-code", { POST: employersJson });

// Calls: the administrator
export const apiAdminLogin = call("/api/admin/login", { POST: json });
export const apiAdminStatus = call("/api/admin/auth-status", { GET: open });
export const apiAdminLogout = call("/api/admin/logout", { POST: json });
export const apiAdminApplications = call("/api/admin/applications", { GET: admins });
export const apiAdminPlacement = call("/api/admin/applications/:id/placement", { POST: adminsJson });
export const apiAdminGeneralStatus = call("/api/admin/applications/:id/status", { PATCH: adminsJson });
export const apiAdminEmployers = call("/api/admin/employers", { GET: admins });
export const apiAdminMandate = call("/api/admin/employers/:userId/mandate", {
  PUT: adminsJson,
  DELETE: adminsJson,
});
export const apiAdminSuspension = call("/api/admin/employers/:userId/suspension", {
  POST: adminsJson,
  DELETE: admins,
});
export const apiAdminMandates = call("/api/admin/mandates", { GET: admins });
export const apiAdminMandateDecision = call("/api/admin/mandates/:id/decision", { POST: adminsJson });
export const apiAdminMandateCode = call("/api/admin/mandates/:id/domain-code", { POST: adminsJson });
export const apiAdminSeed = call("/api/admin/seed-production", {
  POST: { guard: "admin", body: "json", streams: true },
});
