import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes, type RouteDescription } from "../../src/middleware/facts.ts";
import { filesUnder, isTest } from "../structure/source-files.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { postJob } from "../support/employer.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { Browser, json } from "../support/site.ts";

const address = unique("address");
const candidate = new Browser({ address });
await candidate.send("/api/draft", json({ answers: anApplication }, "PUT"));
const { browser: employer, ...account } = await anEmployer();
const job = await postJob({ browser: employer, ...account });
const people = { account: employer, employer, admin: await signedIn() };

const nul = "a%00b";
/** Half a surrogate pair as UTF-8 would have it. Browsers send none, programs can. */
const half = "%ED%A0%BD";
/** Two texts that every cut at a fixed length would split a character of. */
const pairs = encodeURIComponent("🚢".repeat(300));
const shifted = encodeURIComponent(`a${"🚢".repeat(300)}`);
/** Every object of JavaScript has a field of this name, which a table of known words must not take for its own. */
const ofObjects = "constructor";
const hostile = [nul, half, pairs, shifted, ofObjects];

const source = [...filesUnder("src", /\.tsx?$/), ...filesUnder("islands", /\.tsx?$/)].filter(
  (file) => !isTest(file),
);
const namesBy = (pattern: RegExp) => [
  ...new Set(source.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!))),
];
/** All names that any route reads from an address or a form. */
const parameters = namesBy(/\bquery\("(\w+)"\)/g);
const fields = [
  ...namesBy(/\b(?:form\.(?:get|has)\("|name="|name: ")(\w+)"/g),
  ...Object.keys(anApplication),
  ...parameters,
];

// These would seed the dataset or remove it, and end the sessions that the others need.
const unwanted = /^(POST \/(api\/)?admin\/(seed|logout)|POST \/(api\/auth\/)?sign-out)/;
const routes = describeRoutes(app).filter(({ method, path }) => !unwanted.test(`${method} ${path}`));
const askerOf = ({ guard }: RouteDescription) => (guard ? people[guard] : candidate);
const pathOf = ({ path }: RouteDescription) => path.replace(/:country/, "norway").replace(/:\w+|\*/g, job.id);

/** All of them with each hostile text, and a few at a time with two of them, lest one refused early hides another. */
function filledIn(names: string[], atOnce = 12): string[] {
  const few = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, at) =>
    names.slice(at * atOnce, (at + 1) * atOnce),
  );
  const filled = (some: string[], text: string) => some.map((name) => `${name}=${text}`).join("&");
  return [
    ...hostile.map((text) => filled(names, text)),
    ...[nul, ofObjects].flatMap((text) => few.map((some) => filled(some, text))),
  ];
}

interface Asked {
  route: RouteDescription;
  path: string;
  form?: string;
  json?: string;
}

/** Gives one line for each request that the site failed at. */
async function failing(asked: Asked[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { route, path, form, json } of asked) {
    const { method } = route;
    const body = form ?? json;
    const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
    const init = body === undefined ? { method } : { method, body, headers: { "Content-Type": type } };
    const response = await askerOf(route).send(path, init);
    await response.body?.cancel();
    if (response.status >= 500)
      failed.push(`${response.status} ${method} ${path} ${body ?? ""}`.slice(0, 200));
  }
  return failed;
}

const texts = suite("hostile text");

texts("finds the names that routes ask for", () => {
  for (const name of ["payment_intent", "token", "search", "cursor", "job"])
    assert.ok(parameters.includes(name), name);
  for (const name of ["clientSecret", "jobId", "reference", "code", "email"])
    assert.ok(fields.includes(name), name);
});

texts("makes no request fail in a part of a path", async () => {
  const asked = routes
    .filter(({ path }) => /[:*]/.test(path))
    .flatMap((route) =>
      [...hostile, `${"a".repeat(99)}${encodeURIComponent("🚢")}`].map((part) => ({
        route,
        path: route.path.replace(/:\w+|\*/g, part),
      })),
    );
  assert.equal(await failing(asked), []);
});

texts("makes no request fail in a parameter of a query", async () => {
  const asked = routes
    .filter(({ method, guard }) => method === "GET" || !guard)
    .flatMap((route) => filledIn(parameters).map((query) => ({ route, path: `${pathOf(route)}?${query}` })));
  assert.equal(await failing(asked), []);
});

texts("makes no request fail in a field of a form", async () => {
  const asked = routes
    .filter(({ method, body, path }) => method === "POST" && !body && !path.startsWith("/api/"))
    .flatMap((route) => filledIn(fields).map((form) => ({ route, path: pathOf(route), form })));
  assert.equal(await failing(asked), []);
});

texts("makes no request fail in a field of a JSON body", async () => {
  const escaped = [ofObjects, "a\\u0000b", "\\ud83d", "\\udea2", "🚢".repeat(300), `a${"🚢".repeat(300)}`];
  const bodies = escaped.flatMap((text) => [
    ...fields.map((name) => `{"${name}":"${text}"}`),
    ...fields.map((name) => `{"answers":{"${name}":"${text}"},"documentNames":{"${name}":"${text}"}}`),
  ]);
  const whole = escaped.map((text) => `{${fields.map((name) => `"${name}":"${text}"`)}}`);
  const nested = routes.filter(({ path }) => path === "/api/draft");
  const asked = routes
    .filter(({ body }) => body)
    .flatMap((route) =>
      [...whole, ...(nested.includes(route) ? bodies : [])].map((json) => ({
        route,
        path: pathOf(route),
        json,
      })),
    );
  assert.equal(await failing(asked), []);
});

texts("makes no request fail in a name of a parameter, a field or a cookie", async () => {
  const get = routes.find(({ path, method }) => path === "/jobs" && method === "GET")!;
  const form = routes.find(({ path, method }) => path === "/track" && method === "POST")!;
  const asked = hostile.flatMap((text) => [
    { route: get, path: `/jobs?${text}=1` },
    { route: form, path: "/track", form: `${text}=1` },
  ]);
  assert.equal(await failing(asked), []);
});

texts.run();
