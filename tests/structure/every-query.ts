import { app } from "../../src/app.tsx";
import { hashOfToken, newToken } from "../../src/auth/token.ts";
import { insertApplicationLink } from "../../src/db/applications/application-links.ts";
import type { Client } from "../../src/db/connect.ts";
import type { Services } from "../../src/env.ts";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { Scanner, type Verdict } from "../../src/services/documents/scanner.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { scanDocuments } from "../../src/tasks/applications/scan-documents.ts";
import { runTask, tasks } from "../../src/tasks/index.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { postJob, setStatus } from "../support/employer.ts";
import { aReview, pay, prepare, unique, upload } from "../support/fixtures.ts";
import { anInterview } from "../support/interviews.ts";
import { aMandateRequest, asked } from "../support/mandates.ts";
import { anOffer } from "../support/offers.ts";
import { anApplicant, complete, submit } from "../support/payment-steps.ts";
import { addressIn, addTrade, removeTrade } from "../support/route-values.ts";
import { Browser, json, testServices } from "../support/site.ts";

/** Lists are asked for in all their ways; every other address once. */
const queries: Record<string, string[]> = {
  "/jobs": [
    "?search=welder",
    "?search=it",
    "?search=geologyst",
    "?search=zq&country=Norway",
    "?country=Norway&page=2",
    "?sector=mining",
    "?search=officer&sector=shipping",
    "?experienceLevel=mid&sector=it&country=Norway",
  ],
  "/api/jobs/search": ["?search=welder&limit=24"],
  "/api/jobs/filter": ["?limit=24", "?search=welder&limit=24", "?country=Norway&limit=5"],
  "/api/jobs/country/:country": ["?limit=5"],
  "/api/partners/stats": ["?limit=5"],
  "/api/reviews": ["?limit=2"],
  "/jobs/suggestions": ["?search=wel"],
  "/feed.xml": ["?search=welder", "?country=Norway"],
  "/partners": ["?tab=it", "?page=2"],
  "/reviews": ["?page=2"],
  "/sitemap-jobs.xml": ["?ids=0"],
  "/api/admin/applications": ["?limit=5&search=maria", "?limit=5&payment=completed"],
  "/admin/applications": ["?search=maria", "?payment=pending", "?status=submitted&page=2"],
  "/admin/applications.csv": ["?search=maria"],
  "/admin/audit": [
    "?id=00000000-0000-4000-8000-000000000001",
    "?id=nobody@example.com",
    "?actor=admin&page=2",
    "?action=applications%20viewed",
    "?from=2026-01-01&to=2026-02-01",
  ],
  "/admin/audit.csv": ["?id=admin", "?actor=employer&action=signed%20in"],
  "/api/admin/mandates": ["?limit=1"],
  "/employer/company": ["?company=Northern+Quay"],
  "/api/employer/applications/:jobId": ["?limit=5&status=submitted"],
  "/employer/jobs/:id": ["?status=submitted", "?page=2"],
};

/** The links of these are in emails alone, or their subject is settled. */
const unknown = new Set([
  "/admin/applications/:id/placement",
  "/alerts/change",
  "/alerts/confirm",
  "/alerts/unsubscribe",
  "/dev/mail/:id/interview.ics",
  "/erasure/:token",
  "/resume/:token",
  "/saved/link/:token",
]);

/**
 * Asks for every address that answers GET, runs every task, and makes the posts that an application meets between a
 * draft and a placement. Gives an employer's job.
 */
export async function sendEveryQuery(sql: Client): Promise<{ jobId: string }> {
  const services = await testServices();
  const gateway = testPayments(sql, services.vault);
  const world = { sql, payments: gateway, testGateway: gateway };
  await addTrade(sql);
  const employer = await anEmployer(world);
  await sql`update users set email_confirmed_at = now() where id = ${employer.user.id}`;
  const job = await postJob(employer);
  for (const company of [job.company, "Hammerfest Seismikk"])
    await asked(employer, aMandateRequest({ company: unique(company) }));
  const candidate = new Browser(world);
  const { id, documentId } = await apply(candidate, job.id);
  await scan({ ...services, ...world }, { infected: false });
  await apply(new Browser(world), job.id);
  await scan({ ...services, ...world }, { infected: true, signature: "Test-Virus" });
  await setStatus(employer.browser, id, "interviewed");
  await candidate.post("/api/reviews", aReview);
  const admin = await signedIn(world);
  const token = await linkTo(sql, id);
  const talk = await converse({ employer: employer.browser, candidate, id, token });
  await bePlaced({ sql, admin, candidate, jobId: (await postJob(employer)).id });
  const things = {
    country: "Norway",
    token,
    jobId: job.id,
    placementId: id,
    userId: employer.user.id,
    ...talk,
  };
  const browsers = {
    admin,
    employer: employer.browser,
    account: employer.browser,
    nobody: candidate,
  };
  for (const { method, path, guard = "nobody" } of describeRoutes(app)) {
    if (method !== "GET") continue;
    const ofApplication = path.includes("/applications/:id") || path.startsWith("/track/mine/");
    const own = path.startsWith("/objects/") ? documentId : ofApplication ? id : job.id;
    const address = addressIn(path, { ...things, id: own });
    const browser = path.startsWith("/objects/") ? admin : browsers[guard as keyof typeof browsers];
    for (const query of ["", ...(queries[path] ?? [])])
      await follow(browser, address + query, unknown.has(path));
  }
  // The task that counts the pay of trades reads every mark of a job, more than a query of a page may.
  await removeTrade(sql);
  for (const task of tasks) await runTask(task, { ...services, ...world });
  return { jobId: job.id };
}

async function linkTo(sql: Client, applicationId: string): Promise<string> {
  const token = newToken();
  await insertApplicationLink(sql, { applicationId, purpose: "mail", tokenHash: hashOfToken(token) });
  return token;
}

interface Conversing {
  employer: Browser;
  candidate: Browser;
  id: string;
  token: string;
}

/** Each side writes, answers and reports. An interview is moved and cancelled, and an offer withdrawn and accepted. */
async function converse({ employer, candidate, id, token }: Conversing) {
  const calls = `/api/employer/applications/${id}`;
  const own = `/application/${token}`;
  const written = await made(employer.post(`${calls}/messages`, { text: "Bring your papers" }));
  await made(candidate.send(`${own}/messages`, json({ text: "I will" }, "POST")));
  await made(employer.post(`${calls}/messages/reading`, {}));
  await made(candidate.send(`${own}/messages/${written.id}/report`, json({ reason: "Odd" }, "POST")));

  const interviews = `${calls}/interviews`;
  const { id: interviewId, slots } = await made(employer.post(interviews, anInterview()));
  await made(candidate.send(`${own}/interviews/${interviewId}`, json({ slot: slots[0] }, "POST")));
  await made(employer.send(`${interviews}/${interviewId}`, json(anInterview({ minutes: 45 }), "PATCH")));
  await made(employer.send(`${interviews}/${interviewId}`, { method: "DELETE" }));

  await made(employer.post(`${calls}/offer`, anOffer()));
  await made(employer.send(`${calls}/offer`, { method: "DELETE" }));
  const offer = anOffer({ document: await upload(employer) });
  const { id: offerId } = await made(employer.post(`${calls}/offer`, offer));
  await made(candidate.send(`${own}/offer`, json({ answer: "accept" }, "POST")));
  return { interviewId, offerId, messageId: written.id };
}

interface Placing {
  sql: Client;
  admin: Browser;
  candidate: Browser;
  jobId: string;
}

async function bePlaced({ sql, admin, candidate, jobId }: Placing): Promise<void> {
  const { id } = await apply(candidate, "");
  const placement = await made(admin.post(`/api/admin/applications/${id}/placement`, { jobId }));
  const path = `/application/${await linkTo(sql, id)}/placements/${placement.id}`;
  await made(candidate.send(path, json({ answer: "yes" }, "POST")));
}

interface Made {
  id: string;
  slots: string[];
}

async function made(answer: Promise<Response>): Promise<Made> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Made;
}

const scan = (services: Services, verdict: Verdict) =>
  scanDocuments({ ...services, scanner: new Scanner(async () => verdict) });

async function apply(browser: Browser, jobId: string) {
  const resumeUrl = await upload(browser);
  const application = { ...anApplicant(), jobId, resumeUrl };
  const intent = await prepare(browser, application);
  await pay(browser, intent);
  const id = await submit(browser, application);
  await complete(browser, id, intent);
  return { id, documentId: resumeUrl.split("/").at(-1)! };
}

/** Reads a list and what comes after its first part. */
async function follow(browser: Browser, path: string, isUnknown: boolean): Promise<void> {
  const answer = await browser.send(path);
  await answer.text();
  const isAsExpected = isUnknown ? answer.status === 404 || answer.status === 409 : answer.status < 400;
  if (!isAsExpected) throw new Error(`${path} was answered with ${answer.status}`);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
  if (!next) return;
  const { pathname, search } = new URL(next, "http://localhost");
  await (await browser.send(pathname + search)).text();
}
