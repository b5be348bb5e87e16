import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { anApplication, inDays, pay, prepare, unique } from "../support/fixtures.ts";
import { Browser, inProcess, json } from "../support/site.ts";

type Role = "visitor" | "employer" | "admin";

/** The route table of the specification, section 2; an id in braces is made before. */
const routes: { path: string; as?: Role; status?: number }[] = [
  { path: "/" },
  { path: "/jobs" },
  { path: "/jobs/{job}" },
  { path: "/jobs/country/united-kingdom" },
  { path: "/country/united-kingdom" },
  { path: "/apply" },
  { path: "/application-success" },
  { path: "/become-employer" },
  { path: "/employer/dashboard", as: "employer" },
  { path: "/employer/post-job", as: "employer" },
  { path: "/employer/jobs/{job}", as: "employer" },
  { path: "/reviews" },
  { path: "/partners" },
  { path: "/news" },
  { path: "/terms" },
  { path: "/privacy" },
  { path: "/admin/login" },
  { path: "/admin/seed", as: "admin" },
  { path: "/admin/applications", as: "admin" },
  { path: "/anything/else", status: 404 },
];

const aPosting = () => ({
  title: unique("Deck fitter"),
  company: unique("Harbour Works"),
  country: "Norway",
  sector: "shipping",
  experienceLevel: "mid",
  salaryMin: 3000,
  salaryMax: 4000,
  vacancies: 2,
  description: "Fit decks.",
  requirements: "Five years of practice",
  applicationCloseDate: inDays(20),
});

const aReview = {
  candidateName: "Maria Santos",
  country: "Norway",
  jobObtained: "Deck fitter",
  rating: 5,
  review: "They answered within a week and kept every word.",
};

/** The calls of the specification, section 7, in its order; "PUT" is the upload to the address that the call before gave. */
const calls: { call: string; as?: Role; body?: unknown; status?: number }[] = [
  { call: "GET /api/auth/user", as: "employer" },
  { call: "GET /api/jobs/stats" },
  { call: "GET /api/jobs/filter?country=Norway&sector=shipping&experienceLevel=mid&search=deck" },
  { call: "GET /api/jobs/{job}" },
  { call: "GET /api/jobs/country/Norway" },
  { call: "POST /api/objects/upload" },
  { call: "POST /api/create-payment-intent" },
  { call: "POST /api/applications", body: anApplication, status: 201 },
  { call: "POST /api/applications/{paid}/complete-payment", body: { paymentIntentId: "{intent}" } },
  { call: "POST /api/auth/become-employer", as: "employer" },
  { call: "GET /api/employer/jobs", as: "employer" },
  { call: "POST /api/jobs", as: "employer", body: aPosting(), status: 201 },
  { call: "GET /api/employer/applications/{job}", as: "employer" },
  {
    call: "PATCH /api/employer/applications/{paid}/status",
    as: "employer",
    body: { status: "under_review" },
  },
  { call: "GET /api/reviews" },
  { call: "POST /api/reviews", body: aReview, status: 201 },
  { call: "GET /api/partners/stats" },
  { call: "POST /api/admin/login", body: { password: "wrong" }, status: 401 },
  { call: "GET /api/admin/auth-status" },
  { call: "GET /api/admin/applications", as: "admin" },
  { call: "POST /api/admin/seed-production", status: 401 },
  { call: "POST /api/admin/logout", as: "admin" },
];

const specified = suite("routes and calls of the specification");

if (inProcess) {
  const browsers = {} as Record<Role, Browser>;
  const made: Record<string, string> = {};
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => made[name] ?? name);

  specified.before(async () => {
    browsers.visitor = new Browser();
    browsers.employer = (await anEmployer()).browser;
    browsers.admin = await signedIn();
    made.job = ((await (await browsers.employer.post("/api/jobs", aPosting())).json()) as { id: string }).id;
    const candidate = new Browser();
    const application = { ...anApplication, jobId: made.job };
    const intent = await prepare(candidate, application);
    await pay(candidate, intent);
    made.intent = intent.id;
    made.paid = (
      (await (await candidate.post("/api/applications", application)).json()) as { id: string }
    ).id;
  });

  for (const { path, as = "visitor", status = 200 } of routes) {
    specified(`GET ${path} shows the ${as} a page`, async () => {
      const response = await browsers[as].send(filled(path));
      assert.is(response.status, status);
      assert.match(response.headers.get("Content-Type") ?? "", "text/html");
    });
  }

  for (const { call, as = "visitor", body = {}, status = 200 } of calls) {
    specified(`${call} answers the ${as}`, async () => {
      const [method = "", path = ""] = filled(call).split(" ");
      const init = method === "GET" ? {} : json(JSON.parse(filled(JSON.stringify(body))), method);
      const response = await browsers[as].send(path, init);
      assert.is(response.status, status, await response.clone().text());
    });
  }

  specified("has 22 calls", () => assert.is(calls.length, 22));
}

specified.run();
