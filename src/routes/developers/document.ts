import type { ContentfulStatusCode } from "hono/utils/http-status";
import { site } from "../../content/site.ts";
import { type FailureCode, failures } from "../../errors.ts";
import type { RouteDescription } from "../../middleware/facts.ts";
import { isCall } from "../../middleware/route-at.ts";
import type { Settings } from "../../world.ts";
import { adminCalls } from "./admin-calls.ts";
import { type Call, type Calls, groups, type Parameter } from "./call.ts";
import { mandateCalls } from "./mandate-calls.ts";
import { placementCalls } from "./placement-calls.ts";
import { publicCalls } from "./public-calls.ts";
import { refusalsOf } from "./refusals.ts";
import { namedSchemas, type Schema, schemaOf } from "./schemas.ts";
import { signedInCalls } from "./signed-in-calls.ts";

/** The parts of an OpenAPI 3.1 document that this site uses. */
export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string; contact?: { email: string } };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, SecurityScheme> };
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: DescribedParameter[];
  requestBody?: { required: boolean; description?: string; content: Content };
  responses: Record<string, Answer>;
}

interface DescribedParameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Content;
}

interface SecurityScheme {
  type: "apiKey";
  in: "cookie";
  name: string;
  description: string;
}

export const described: Calls = {
  ...publicCalls,
  ...signedInCalls,
  ...adminCalls,
  ...mandateCalls,
  ...placementCalls,
};

const introduction = [
  "JSON over HTTP. Ids are UUIDs, instants ISO 8601 in UTC, dates `YYYY-MM-DD`, salaries whole USD a month. Unknown fields of a body are ignored.",
  'A list is an array; `X-Total-Count` says how long all of it is, and `Link` with `rel="next"` where it goes on. Past 1,000 the count of a filtered list may stop there: then `X-Total-Count-Capped` is `true`.',
  "A refusal has a `message` for people. For wrong fields it also has `issues`, one for each field. 429 and 503 name the seconds to wait in `Retry-After`. `Accept-Language` chooses the language of these messages and of the emails that a call causes, and changes no other answer.",
  "A write that another website sends through a visitor's browser is refused with 403.",
].join("\n\n");

/** Builds the document from the facts of the routes and the words of each call. */
export function openApiDocument(
  routes: readonly RouteDescription[],
  { siteUrl, operatorEmail, version }: Pick<Settings, "siteUrl" | "operatorEmail"> & { version: string },
): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const cookie = (name: string) => (siteUrl.startsWith("https:") ? `__Host-${name}` : name);
  const scheme = (name: string, description: string): SecurityScheme => ({
    type: "apiKey",
    in: "cookie",
    name: cookie(name),
    description,
  });
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version,
      description: introduction,
      ...(operatorEmail && { contact: { email: operatorEmail } }),
    },
    servers: [{ url: siteUrl }],
    tags: groups.map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        account: scheme("session", "The session of an account. Signing in or signing up sets it."),
        administrator: scheme("admin", "The administrator's session. The administrator's login sets it."),
        browser: scheme("browser", "It identifies the draft and its documents. The first such call sets it."),
      },
    },
  };
}

function operationOf(route: RouteDescription): Operation {
  const { endpoint, method, path } = route;
  const call = described[endpoint];
  if (!call) throw new Error(`${endpoint} is not described`);
  const { group, summary, description } = call;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => pathParameter(name));
  const requestBody = bodyOf(route, call);
  parameters.push(...(call.query ?? []).map(queryParameter), ...(call.paged ? paging(call.paged.most) : []));
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, "").replace(/[/:-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    tags: [group],
    summary,
    ...(description && { description }),
    security: securityOf(route, call),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [call.answer.status]: answerOf(call),
      ...refused(refusalsOf(route, call), isCall(path)),
      ...(call.refusal && { [call.refusal.status]: answerOf({ answer: call.refusal }) }),
    },
  };
}

function securityOf({ guard }: RouteDescription, { browser }: Call): Operation["security"] {
  if (guard === "admin") return [{ administrator: [] }];
  if (guard) return [{ account: [] }];
  return browser ? [{ browser: [] }, {}] : [];
}

const pathParameter = (name: string): DescribedParameter => ({
  name,
  in: "path",
  required: true,
  schema: name === "country" ? { type: "string" } : { type: "string", format: "uuid" },
});

const queryParameter = ({ name, description, values }: Parameter): DescribedParameter => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { type: "string", ...(values && { enum: [...values] }) },
});

const paging = (most: number): DescribedParameter[] => [
  {
    name: "limit",
    in: "query",
    required: false,
    description: "How many at most.",
    schema: { type: "integer", minimum: 1, maximum: most, default: most },
  },
  queryParameter({ name: "cursor", description: "Where the list goes on, as its `Link` said." }),
];

function bodyOf({ body }: RouteDescription, call: Call): Operation["requestBody"] {
  if (call.rawBody) {
    const { type, description } = call.rawBody;
    return { required: true, description, content: { [type]: {} } };
  }
  const rule = call.body ?? body;
  if (!rule) return undefined;
  const schema = schemaOf(rule);
  // An absent body counts as `{}`, so only a schema with required fields requires a body.
  const required = schema.$ref !== undefined || (schema.required ?? []).length > 0;
  return { required, content: { "application/json": { schema } } };
}

function answerOf({
  answer,
  paged,
}: Pick<Call, "paged"> & { answer: Omit<Call["answer"], "status"> }): Answer {
  const { description, schema, list, types = ["application/json"] } = answer;
  const item = schema && schemaOf(schema);
  const text = (words: string) => ({ description: words, schema: { type: "string" } });
  return {
    description,
    ...(paged && {
      headers: {
        "X-Total-Count": { description: "How many there are in all.", schema: { type: "integer" } },
        "X-Total-Count-Capped": text("`true`: there are more than `X-Total-Count`."),
        Link: text('Where the list goes on, with `rel="next"`; absent on its last part.'),
      },
    }),
    content: Object.fromEntries(
      types.map((type) => [type, item ? { schema: list ? { type: "array", items: item } : item } : {}]),
    ),
  };
}

/** Joins failures with one status. An address that people open answers with a page. */
function refused(codes: Set<FailureCode>, inJson: boolean): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const code of codes) {
    const [status, sentence] = failures[code];
    const before = answers[status]?.description;
    answers[status] = {
      description: before ? `${before} ${sentence}` : sentence,
      ...(waits.has(status) && {
        headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
      }),
      content: inJson
        ? { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } }
        : { "text/html": {} },
    };
  }
  return answers;
}

const waits = new Set<ContentfulStatusCode>([429, 503, 507]);
