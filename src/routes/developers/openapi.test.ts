import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ZodMiniType } from "zod/mini";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import {
  Browser,
  inProcess,
  send,
  siteUrl,
  testDatabase,
  testServices,
} from "../../../tests/support/site.ts";
import { app } from "../../app.tsx";
import { describeRoutes } from "../../middleware/facts.ts";
import { Account } from "./account-answers.ts";
import {
  ApplicationOfAdministrator,
  ApplicationOfEmployer,
  JobAnswer,
  Partner,
  Statistics,
} from "./answers.ts";
import { described, type OpenApi, type Operation } from "./document.ts";
import { PublishedReview } from "./review-answers.ts";

const openApi = suite("GET /openapi.json");

const routes = describeRoutes(app).filter(({ path }) => /^\/(api|uploads|objects)\//.test(path));

async function read(): Promise<OpenApi> {
  const response = await send("/openapi.json");
  assert.is(response.status, 200);
  assert.match(response.headers.get("Content-Type") ?? "", /^application\/json\b/);
  return (await response.json()) as OpenApi;
}

if (inProcess)
  openApi("names the operator's address, and none in production without one", async () => {
    const { settings } = await testServices();
    const contact = async (operatorEmail: string | undefined) => {
      const world = { settings: { ...settings, operatorEmail } };
      return ((await (await send("/openapi.json", {}, world)).json()) as OpenApi).info.contact;
    };
    assert.equal(await contact("office@jobs.example"), { email: "office@jobs.example" });
    assert.is(await contact(undefined), undefined);
  });

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const operationOf = (document: OpenApi, name: string): Operation => {
  const [method = "", path = ""] = name.split(" ");
  return document.paths[path]![method.toLowerCase()]!;
};

openApi("describes every call of the site, and none that is not there", async () => {
  const calls = routes.map(({ endpoint }) => endpoint).sort();
  assert.equal(
    Object.keys(described).sort(),
    calls,
    "each call needs a row in src/routes/developers/*-calls.ts",
  );
  const names = operationsOf(await read()).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  assert.equal(
    names.sort(),
    routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`).sort(),
  );
});

openApi("is OpenAPI 3.1: every part that is asked for, and no reference that leads nowhere", async () => {
  const document = await read();
  assert.match(document.openapi, /^3\.1\.\d+$/);
  assert.ok(document.info.title && document.info.version);
  assert.equal(document.servers, [{ url: siteUrl }]);
  const tags = document.tags.map(({ name }) => name);
  const operations = operationsOf(document);
  const ids = operations.map(({ operation }) => operation.operationId);
  assert.is(new Set(ids).size, ids.length);
  for (const { path, method, operation } of operations) {
    const name = `${method} ${path}`;
    assert.match(path, /^\//, name);
    assert.ok(["get", "post", "put", "patch", "delete"].includes(method), name);
    assert.match(operation.operationId, /^[a-z][A-Za-z]+$/, name);
    assert.ok(operation.summary, name);
    assert.ok(operation.tags.length === 1 && tags.includes(operation.tags[0]), name);
    const parameters = operation.parameters ?? [];
    assert.equal(
      parameters.filter((one) => one.in === "path").map((one) => `{${one.name}}`),
      [...path.matchAll(/\{\w+\}/g)].map(([part]) => part),
      name,
    );
    for (const one of parameters) assert.ok(one.schema && one.required === (one.in === "path"), name);
    assert.is(new Set(parameters.map((one) => one.name)).size, parameters.length, name);
    for (const scheme of operation.security.flatMap(Object.keys))
      assert.ok(scheme in document.components.securitySchemes, `${name} ${scheme}`);
    assert.ok(
      Object.keys(operation.responses).some((status) => status.startsWith("2")),
      name,
    );
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      assert.match(status, /^[2-5]\d\d$/, name);
      assert.ok(description && content, `${name} ${status}`);
    }
    if (operation.requestBody) assert.ok(Object.keys(operation.requestBody.content).length === 1, name);
  }
  for (const name of [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  ))
    assert.ok(name in document.components.schemas, name);
});

openApi("has only schemas that say what a value is, by the words of JSON Schema", async () => {
  const types = ["string", "integer", "number", "boolean", "array", "object", "null"];
  const look = (value: unknown, where: string): void => {
    if (typeof value !== "object" || value === null) return;
    const schema = value as Record<string, unknown>;
    if ("type" in schema && where.endsWith("schema"))
      for (const type of [schema.type].flat()) assert.ok(types.includes(type as string), where);
    if (schema.required && schema.properties)
      for (const name of schema.required as string[]) assert.ok(name in (schema.properties as object), where);
    for (const [name, part] of Object.entries(schema))
      look(part, name === "schema" ? `${where}.schema` : `${where}.${name}`);
  };
  const document = await read();
  look(document.paths, "paths");
  look(document.components.schemas, "schemas");
});

openApi("tells of each call what its route demands", async () => {
  const document = await read();
  for (const { endpoint, method, path, guard, limit, body } of routes) {
    const name = `${method} ${path.replace(/:(\w+)/g, "{$1}")}`;
    const { responses, security, requestBody } = operationOf(document, name);
    assert.is("401" in responses && security.length === 1, guard !== undefined, `${name} guard`);
    if (guard === "employer") assert.ok("403" in responses, name);
    if (limit) assert.ok(responses["429"]?.headers?.["Retry-After"], name);
    assert.is(
      requestBody !== undefined,
      body !== undefined || described[endpoint]!.rawBody !== undefined,
      name,
    );
    if (body) for (const status of ["400", "413", "415"]) assert.ok(status in responses, `${name} ${status}`);
  }
});

openApi("has the rules of the forms as schemas of the bodies", async () => {
  const document = await read();
  const signUp = operationOf(document, "POST /api/auth/sign-up").requestBody?.content["application/json"]
    ?.schema;
  assert.equal(signUp?.required, ["firstName", "lastName", "email", "password"]);
  assert.equal(signUp?.properties?.password, { type: "string", minLength: 10, maxLength: 200 });
  assert.equal(operationOf(document, "POST /api/applications").requestBody, {
    required: true,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Application" } } },
  });
  const { dateOfBirth, fullName } = document.components.schemas.Application!.properties!;
  assert.equal(fullName, { type: "string", minLength: 2, maxLength: 200 });
  assert.is(dateOfBirth?.format, "date");
});

openApi("gives a field its own facts, also where it shares its rule with another field", async () => {
  const { ApplicationOfEmployer } = (await read()).components.schemas;
  const { address, dateOfBirth } = ApplicationOfEmployer!.properties!;
  assert.equal(address, { type: ["string", "null"] });
  assert.is(dateOfBirth?.format, "date");
});

openApi("says how the login refuses, what a document is, and that an upload needs no type", async () => {
  const document = await read();
  const login = operationOf(document, "POST /api/admin/login").responses["401"]?.content;
  assert.equal(login?.["application/json"]?.schema?.properties?.success, { type: "boolean", const: false });
  const { 200: file, 404: missing } = operationOf(document, "GET /objects/uploads/{id}").responses;
  assert.ok("application/pdf" in file!.content! && "image/png" in file!.content!);
  assert.equal(Object.keys(missing!.content!), ["text/html"]);
  const upload = operationOf(document, "PUT /uploads/{id}").requestBody?.content;
  assert.equal(Object.keys(upload ?? {}), ["*/*"]);
});

if (inProcess) {
  const sql = await testDatabase();

  openApi("says what calls really answer, field by field", async () => {
    await insertJob(sql);
    await new Browser().post("/api/reviews", {
      candidateName: "Maria Santos",
      country: "Norway",
      jobObtained: "Deck fitter",
      rating: 5,
      review: "They answered within a week and kept every word.",
    });
    const employer = await anEmployer();
    const job = await postJob(employer);
    await submit(new Browser(), { ...anApplicant(), jobId: job.id });
    const admin = await signedIn();
    const answers: [Browser, string, ZodMiniType][] = [
      [admin, "/api/jobs/stats", Statistics],
      [admin, "/api/jobs/filter?limit=3", JobAnswer],
      [admin, `/api/jobs/${job.id}`, JobAnswer],
      [admin, "/api/partners/stats?limit=3", Partner],
      [admin, "/api/reviews?limit=3", PublishedReview],
      [employer.browser, "/api/auth/user", Account],
      [employer.browser, "/api/employer/jobs", JobAnswer],
      [employer.browser, `/api/employer/applications/${job.id}`, ApplicationOfEmployer],
      [admin, "/api/admin/applications?limit=3", ApplicationOfAdministrator],
    ];
    for (const [browser, path, rule] of answers) {
      const answer: unknown = await (await browser.send(path)).json();
      const items = [answer].flat();
      assert.ok(items.length > 0, path);
      for (const item of items) {
        const read = rule.safeParse(item);
        assert.ok(read.success, `${path}: ${JSON.stringify(read.error?.issues)}`);
        // The rule drops unknown fields.
        assert.equal(read.data, item, path);
      }
    }
  });

  openApi("names the cookies as the site's address makes them", async () => {
    const secure = await send("/openapi.json", {}, { settings: { siteUrl: "https://jobs.example" } });
    const { components, servers } = (await secure.json()) as OpenApi;
    assert.is(components.securitySchemes.account?.name, "__Host-session");
    assert.equal(servers, [{ url: "https://jobs.example" }]);
  });
}

openApi("has a page for people, with every call on it", async () => {
  const html = await (await send("/developers")).text();
  const unbroken = html.replaceAll(/<wbr\/?>|<!-- -->/g, "");
  for (const { operation, method, path } of operationsOf(await read()))
    assert.ok(
      html.includes(`id="${operation.operationId}"`) &&
        unbroken.includes(`<b>${method.toUpperCase()}</b> ${path}</code>`),
      path,
    );
  assert.match(unbroken, /curl https?:\/\/[^/]+\/api\/jobs\/search\?search=welder</);
  assert.ok(html.includes('href="/openapi.json"'));
  const footer = (await (await send("/news")).text()).split("<footer")[1] ?? "";
  assert.ok(footer.includes('href="/developers"'));
});

openApi.run();
