import { aPosting } from "./employer.ts";

/** In this order stand the answers of a row. */
export const visitors = ["anonymous", "candidate", "owner", "another employer", "administrator"] as const;
export type Visitor = (typeof visitors)[number];

/** What somebody is answered: a status, for one that leads elsewhere with the address (without its query). */
export type Expected = number | string;
export type Answers = [Expected, Expected, Expected, Expected, Expected];

/** What stands in an address: things of the owner's, as their names here are. */
export type Thing = "job" | "application" | "document" | "link";

export interface Row {
  guard?: "admin" | "employer" | "account";
  answers: Answers;
  /** What the address names, and what is answered where there is no such thing. */
  of?: { thing: Thing; missing: Answers };
  json?: object;
  form?: Record<string, string>;
  /** Changes who somebody is, so that it is asked after all others, in this order. */
  late?: number;
}

type Sent = Pick<Row, "json" | "form" | "late">;

const five = (all: Expected): Answers => [all, all, all, all, all];

/** Nobody's role matters. */
const open = (all: Expected, sent: Sent = {}): Row => ({ answers: five(all), ...sent });
const openThing = (thing: Thing, found: Expected, sent: Sent = {}): Row => ({
  answers: five(found),
  of: { thing, missing: five(404) },
  ...sent,
});

const signIn = "303 /sign-in";
const invited = "303 /become-employer";
const dashboard = "303 /employer/dashboard";
const signedInAlready: Answers = [200, invited, dashboard, dashboard, 200];
const adminIn = "303 /admin/login";

const accountCall = (done: Expected, sent: Sent = {}): Row => ({
  guard: "account",
  answers: [401, done, done, done, 401],
  ...sent,
});
const accountPage = (done: Expected, sent: Sent = {}): Row => ({
  guard: "account",
  answers: [signIn, done, done, done, signIn],
  ...sent,
});
const employerCall = (done: Expected, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [401, 403, done, done, 401],
  ...sent,
});
const employerPage = (done: Expected, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [signIn, invited, done, done, signIn],
  ...sent,
});
const ownCall = (thing: Thing, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [401, 403, 200, 404, 401],
  of: { thing, missing: [401, 403, 404, 404, 401] },
  ...sent,
});
const ownPage = (thing: Thing, done: Expected, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [signIn, invited, done, 404, signIn],
  of: { thing, missing: [signIn, invited, 404, 404, signIn] },
  ...sent,
});
const adminCall = (done: Expected, sent: Sent = {}): Row => ({
  guard: "admin",
  answers: [401, 401, 401, 401, done],
  ...sent,
});
const adminPage = (done: Expected, sent: Sent = {}): Row => ({
  guard: "admin",
  answers: [adminIn, adminIn, adminIn, adminIn, done],
  ...sent,
});

const posting = Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)]));

/** Who gets what of every route of the site. */
export const roleTable: Record<string, Row> = {
  "GET /healthz": open(200),
  "GET /readyz": open(200),
  "GET /robots.txt": open(200),
  "GET /api/jobs/stats": open(200),
  "GET /api/jobs/filter": open(200),
  "GET /api/jobs/country/:country": open(200),
  "GET /api/jobs/:id": openThing("job", 200),
  "GET /api/partners/stats": open(200),
  "PUT /api/draft": open(200, { json: {} }),
  "DELETE /api/draft": open(200),
  "POST /api/objects/upload": open(200, { json: {} }),
  "POST /api/create-payment-intent": open(400, { json: { fullName: "M" } }),
  "POST /api/test-payments/confirm": open(400, { json: {} }),
  "POST /api/applications": open(400, { json: {} }),
  // Nobody knows the id but who sent the application, and a payment that fits it must be shown.
  "POST /api/applications/:id/complete-payment": open(404, { json: { paymentIntentId: "pi_of_nobody" } }),
  "GET /api/reviews": open(200),
  "POST /api/reviews": open(400, { json: {} }),
  "POST /api/newsletter": open(400, { json: {} }),
  "POST /api/stripe/webhook": open(404, { json: {} }),

  "POST /api/auth/sign-up": open(400, { json: {} }),
  "POST /api/auth/sign-in": open(400, { json: {} }),
  "POST /api/auth/sign-out": open(200, { json: {}, late: 2 }),
  "GET /api/auth/user": accountCall(200),
  "POST /api/auth/become-employer": accountCall(200, { json: {}, late: 1 }),
  "POST /api/auth/password": accountCall(400, { json: {} }),
  "POST /api/auth/forgot-password": open(400, { json: {} }),
  "POST /api/auth/reset-password": open(400, { json: {} }),

  "POST /api/jobs": employerCall(201, { json: aPosting() }),
  "PATCH /api/jobs/:id": ownCall("job", { json: { vacancies: 2 } }),
  "POST /api/jobs/:id/closure": ownCall("job", { json: {} }),
  "DELETE /api/jobs/:id/closure": ownCall("job"),
  "GET /api/employer/jobs": employerCall(200),
  "GET /api/employer/applications/:jobId": ownCall("job"),
  "PATCH /api/employer/applications/:id/status": ownCall("application", { json: { status: "accepted" } }),

  "POST /api/admin/login": open(400, { json: {} }),
  "GET /api/admin/auth-status": open(200),
  "POST /api/admin/logout": open(200, { json: {}, late: 4 }),
  "GET /api/admin/applications": adminCall(200),
  "POST /api/admin/seed-production": adminCall(200),

  "PUT /uploads/:id": open(403),
  "GET /objects/uploads/:id": {
    answers: [401, 404, 200, 404, 200],
    of: { thing: "document", missing: [401, 404, 404, 404, 404] },
  },

  "GET /": open(200),
  "GET /jobs": open(200),
  "GET /jobs/country/:country": open(200),
  "GET /jobs/:id": openThing("job", 200),
  "GET /country/:country": open(200),
  "GET /apply": open(200),
  "GET /apply/*": open("303 /apply"),
  "POST /apply/step": open(400, { form: {} }),
  "POST /apply/documents/:field/upload": open(415),
  "POST /apply/documents/:field/link": open(400, { form: {} }),
  "POST /apply/documents/:field/remove": open("303 /apply", { form: {} }),
  "POST /apply/terms": open("303 /apply", { form: {} }),
  "POST /apply/pay": open(404, { form: {} }),
  "GET /application-success": open(200),
  // Whoever has the link is the candidate, whoever else they are.
  "GET /application/:token": openThing("link", 200),
  "GET /application/:token/documents/:field": openThing("link", 200),
  "GET /partners": open(200),
  "GET /reviews": open(200),
  "POST /reviews": open(400, { form: {} }),
  "GET /news": open(200),
  "GET /terms": open(200),
  "GET /privacy": open(200),
  "GET /newsletter": open(200),
  "POST /newsletter": open(400, { form: {} }),
  "GET /newsletter/confirm": open(200),
  "POST /newsletter/confirm": open(200, { form: {} }),
  "GET /newsletter/unsubscribe": open(200),
  "POST /newsletter/unsubscribe": open(200, { form: {} }),
  "GET /dev/mail": open(200),

  "GET /sign-up": { answers: signedInAlready },
  "POST /sign-up": open(400, { form: {} }),
  "GET /sign-in": { answers: signedInAlready },
  "POST /sign-in": open(400, { form: {} }),
  "POST /sign-out": open("303 /", { form: {}, late: 3 }),
  "GET /forgot-password": open(200),
  "POST /forgot-password": open(400, { form: {} }),
  "GET /reset-password": open(200),
  "POST /reset-password": open(400, { form: {} }),
  "GET /account": accountPage(200),
  "POST /account": accountPage(400, { form: {} }),
  "GET /become-employer": {
    answers: [200, 200, dashboard, dashboard, 200],
  },
  "POST /become-employer": accountPage(dashboard, { form: {}, late: 1 }),

  "GET /employer/dashboard": employerPage(200),
  "GET /employer/post-job": employerPage(200),
  "POST /employer/post-job": employerPage(dashboard, { form: posting }),
  "GET /employer/jobs/:id": ownPage("job", 200),
  "GET /employer/jobs/:id/edit": ownPage("job", 200),
  "POST /employer/jobs/:id/edit": ownPage("job", dashboard, { form: posting }),
  "POST /employer/jobs/:id/closure": ownPage("job", dashboard, { form: { closed: "yes" } }),
  "GET /employer/jobs/:id/closure": open(dashboard),
  "GET /employer/jobs/:id/applications.csv": ownPage("job", 200),
  "POST /employer/applications/:id/status": ownPage("application", "303 /employer/jobs/ID", {
    form: { status: "interviewed" },
  }),
  "GET /employer/applications/:id/status": open(dashboard),

  "GET /admin": { answers: [adminIn, adminIn, adminIn, adminIn, "303 /admin/applications"] },
  "GET /admin/login": { answers: [200, 200, 200, 200, "303 /admin/applications"] },
  "POST /admin/login": open(401, { form: {} }),
  "POST /admin/logout": open("303 /admin/login", { form: {}, late: 5 }),
  "GET /admin/applications": adminPage(200),
  "GET /admin/applications.csv": adminPage(200),
  "POST /admin/applications/:id/refund": {
    ...adminPage(409, { form: { reason: "Asked for it" } }),
    of: { thing: "application", missing: [adminIn, adminIn, adminIn, adminIn, 404] },
  },
  "GET /admin/applications/:id/refund": adminPage("303 /admin/applications"),
  "GET /admin/payments": adminPage(200),
  "GET /admin/seed": adminPage(200),
  "POST /admin/seed": adminPage(200, { form: {} }),
  "POST /admin/seed/samples": adminPage(400, { form: {} }),
  "GET /admin/seed/samples": adminPage("303 /admin/seed"),
  "GET /admin/reviews": adminPage(200),
  "POST /admin/reviews": adminPage(400, { form: {} }),
};
