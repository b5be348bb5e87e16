import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { hashOfToken, newToken } from "../../src/auth/token.ts";
import { insertApplicationLink } from "../../src/db/applications/application-links.ts";
import { suspendAccount } from "../../src/domain/employers/suspend-account.ts";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { type Account, anAccount, anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { migratedDatabase } from "../support/database.ts";
import { postJob } from "../support/employer.ts";
import { upload } from "../support/fixtures.ts";
import { anApplicant, submit } from "../support/payment-steps.ts";
import { Browser, json, testServices } from "../support/site.ts";
import { answersOf, type Expected, type Row, type Thing, type Visitor, visitors } from "./role-row.ts";
import { roleTable } from "./role-table.ts";

const roles = suite("roles");

const routes = describeRoutes(app);

// The administrator seeds, which no other test's database should see.
const { sql, close } = await migratedDatabase();
const world = { sql };
roles.after(close);

const owner = await anEmployer(world);
const unchecked = await anEmployer(world);
const suspended = await anEmployer(world);
const browsers: Record<Visitor, Browser> = {
  anonymous: new Browser(world),
  candidate: (await anAccount(world)).browser,
  owner: owner.browser,
  "another employer": (await anEmployer(world)).browser,
  administrator: await signedIn(world),
  "owner without a mandate": unchecked.browser,
  "suspended employer": suspended.browser,
};

/** A job of this account, an application for it, and what belongs to that. */
async function thingsOf(employer: Account): Promise<Record<Thing, string>> {
  const job = await postJob(employer);
  const applicant = new Browser(world);
  const resumeUrl = await upload(applicant);
  const application = await submit(applicant, { ...anApplicant(), jobId: job.id, resumeUrl });
  const link = newToken();
  await insertApplicationLink(sql, {
    applicationId: application,
    purpose: "mail",
    tokenHash: hashOfToken(link),
  });
  return { job: job.id, application, document: resumeUrl.split("/").at(-1)!, link };
}

const ofOwner = await thingsOf(owner);
const ofUnchecked = await thingsOf(unchecked);
const links = new RegExp(`${ofOwner.link}|${ofUnchecked.link}`);
/** A posting or an edit that names another company gives the account a new mandate, so this runs before each route. */
const withdrawMandates = () => sql`
  update mandates set state = 'withdrawn', ended_at = now() where employer_id = ${unchecked.user.id}`;
await suspendAccount({ ...(await testServices()), sql }, suspended.user.id, "Fraud");
const missing = "00000000-0000-4000-8000-000000000000";

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const parameters: Record<string, string> = { country: "norway", field: "resumeUrl" };

function addressOf(path: string, id: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? id).replace("*", "step");
}

interface Answer {
  said: Expected;
  headers: string[];
  body: string;
}

/** Gives a visitor's answer without the ids and numbers of a single request. */
async function ask(
  visitor: Visitor,
  { endpoint, method, path }: (typeof routes)[number],
  id: string,
): Promise<Answer> {
  const row = roleTable[endpoint]!;
  const init: RequestInit = row.json
    ? json(row.json, method)
    : { method, headers: { Accept: "text/html" }, ...(row.form && { body: new URLSearchParams(row.form) }) };
  const response = await browsers[visitor].send(addressOf(path, id), init);
  const body = (await response.text()).replaceAll(uuids, "ID");
  const location = response.headers.get("Location");
  const to =
    location && new URL(location, "http://site.test").pathname.replaceAll(uuids, "ID").replace(links, "LINK");
  const headers = [...response.headers]
    .map(([header, value]) => `${header}: ${value.replaceAll(uuids, "ID")}`)
    .filter((line) => !line.startsWith("set-cookie"));
  return { said: to ? `${response.status} ${to}` : response.status, headers, body };
}

roles("has a row for every route, and no row without one", () => {
  const named = routes.map(({ endpoint }) => endpoint).sort();
  assert.equal(
    Object.keys(roleTable).sort(),
    named,
    "each route needs a row in tests/structure/role-table.ts",
  );
});

roles("names the guard that each route bears", () => {
  const guards = (all: { endpoint: string; guard?: Row["guard"] }[]) =>
    all.filter(({ guard }) => guard).map(({ endpoint, guard }) => `${endpoint}: ${guard}`);
  const rows = routes.map(({ endpoint }) => ({ endpoint, ...roleTable[endpoint] }));
  assert.equal(guards(routes as Parameters<typeof guards>[0]), guards(rows as Parameters<typeof guards>[0]));
});

const known = routes.filter(({ endpoint }) => roleTable[endpoint]);
const late = ({ endpoint }: (typeof routes)[number]) => roleTable[endpoint]?.late ?? 0;

for (const route of known.sort((a, b) => late(a) - late(b)))
  roles(`answers each by their role at ${route.method} ${route.path}`, async () => {
    const { answers, of, unchecked } = roleTable[route.endpoint]!;
    await withdrawMandates();
    const told = (thing?: Thing) =>
      sequence((visitor) => {
        const things = visitor === "owner without a mandate" ? ofUnchecked : ofOwner;
        return ask(visitor, route, thing ? things[thing] : missing);
      });
    // First what is missing: what is there may change by being asked for.
    const absent = of && (await told());
    const present = await told(of?.thing);
    assert.equal(said(present), answersOf(answers, unchecked), "what is there");
    if (!of || !absent) return;
    assert.equal(said(absent), answersOf(of.missing), "what is missing");
    for (const [index, visitor] of visitors.entries())
      if (present[index]!.said === absent[index]!.said)
        assert.equal(present[index], absent[index], `${visitor} can tell what is there from what is missing`);
  });

const said = (answers: Answer[]) => answers.map((answer) => answer.said);

async function sequence<T>(act: (visitor: Visitor) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const visitor of visitors) results.push(await act(visitor));
  return results;
}

roles.run();
