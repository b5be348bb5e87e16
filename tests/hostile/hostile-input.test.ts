import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  certificateFields,
  certificatePlaces,
  validUntilName,
} from "../../src/shared/applications/added-certificate.ts";
import { Application } from "../../src/shared/applying/application.ts";
import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { anEmail, aSignUp } from "../support/account.ts";
import { anApplication, aPreparedPayment } from "../support/fixtures.ts";
import { Browser, json, send } from "../support/site.ts";

/** A call, and a body that it takes. */
interface Call {
  method: "POST" | "PUT";
  path: string;
  body: Record<string, unknown>;
  /** Fields by their path in the body; those that may be absent or null beside the others. */
  required: string[];
  optional: string[];
}

const wizardFields = Object.keys(Application.shape);
const optionalFields = [
  ...["currentEmployer", "willingToRelocate", "certificatesUrl", "photographUrl", "jobId"],
  ...certificatePlaces,
  ...certificateFields.map(validUntilName),
];
const wizard = {
  body: anApplication,
  required: wizardFields.filter((name) => !optionalFields.includes(name)),
  optional: optionalFields,
};
const { intent } = await aPreparedPayment();

const calls: Call[] = [
  { method: "POST", path: "/api/applications", ...wizard },
  { method: "POST", path: "/api/create-payment-intent", ...wizard },
  {
    method: "PUT",
    path: "/api/draft",
    body: { answers: {}, documentNames: {} },
    required: [],
    optional: [
      "answers",
      "documentNames",
      "jobId",
      ...wizardFields.filter((name) => name !== "jobId").map((name) => `answers.${name}`),
      ...Object.keys(documentFields).map((name) => `documentNames.${name}`),
    ],
  },
  {
    method: "POST",
    path: "/api/test-payments/confirm",
    body: { clientSecret: intent.clientSecret, cardNumber: "4000000000000002" },
    required: ["clientSecret", "cardNumber"],
    optional: ["confirm"],
  },
  {
    method: "POST",
    path: "/api/applications/00000000-0000-4000-8000-000000000000/complete-payment",
    body: { paymentIntentId: intent.id },
    required: ["paymentIntentId"],
    optional: [],
  },
  { method: "POST", path: "/api/objects/upload", body: {}, required: [], optional: [] },
  {
    method: "POST",
    path: "/api/reviews",
    body: {
      candidateName: "Maria Santos",
      country: "Norway",
      jobObtained: "Fitter",
      rating: 5,
      review: "x".repeat(30),
    },
    required: ["candidateName", "country", "jobObtained", "review"],
    optional: [],
  },
  { method: "POST", path: "/api/newsletter", body: { email: anEmail() }, required: ["email"], optional: [] },
  {
    method: "POST",
    path: "/api/auth/sign-up",
    body: aSignUp(),
    required: ["email", "password", "firstName", "lastName"],
    optional: [],
  },
  {
    method: "POST",
    path: "/api/auth/sign-in",
    body: { email: anEmail(), password: "a wrong one" },
    required: ["email", "password"],
    optional: [],
  },
  {
    method: "POST",
    path: "/api/admin/login",
    body: { password: "a wrong one" },
    required: ["password"],
    optional: [],
  },
];

const wrongValues: [what: string, value: unknown][] = [
  ["a number", 17],
  ["an array", ["a", "b"]],
  ["an object", { toString: "x", length: 5, resumeUrl: 17 }],
  ["10,000 characters", "x".repeat(10_000)],
  ["a NUL", "Maria\0Santos"],
  ["a lone surrogate", "Maria \ud800 Santos"],
  ["the other half of one", "Maria \udc00"],
];

/** The body with one field replaced; undefined leaves it out. */
function withField(body: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [name = "", ...rest] = path.split(".");
  const inner = body[name] as Record<string, unknown>;
  return { ...body, [name]: rest.length > 0 ? withField(inner, rest.join("."), value) : value };
}

async function assertRefused(response: Response, what: string): Promise<void> {
  const text = await response.text();
  assert.ok(response.status >= 400 && response.status < 500, `${what}: ${response.status} ${text}`);
  assert.match(response.headers.get("Content-Type") ?? "", /^application\/json/, what);
  const { message } = JSON.parse(text) as { message: unknown };
  assert.ok(typeof message === "string" && message.length > 0, what);
  assert.not.match(text, /\.tsx?\b|node_modules|\bat \w+ \(|stack/i, what);
}

const shape = (value: unknown) => String(JSON.stringify(value)).slice(0, 40);
const sendRaw = ({ method, path }: Call, body: BodyInit, headers: Record<string, string> = {}) =>
  send(path, { method, body, headers: { "Content-Type": "application/json", ...headers } });

for (const call of calls) {
  const { method, path, body, required, optional } = call;
  const hostile = suite(`hostile input, ${method} ${path.replace(/[0-9a-f]{8}-[-\w]+/, ":id")}`);
  const sendWith = (field: string, value: unknown) =>
    new Browser().send(path, json(withField(body, field, value), method));

  for (const [what, value] of wrongValues) {
    if (required.length + optional.length === 0) break;
    hostile(`refuses ${what} in every field`, async () => {
      for (const field of [...required, ...optional])
        await assertRefused(await sendWith(field, value), `${field}: ${shape(value)}`);
    });
  }

  if (required.length > 0) {
    hostile("refuses a required field that is missing, null, empty or true", async () => {
      for (const field of required)
        for (const value of [undefined, null, "", " ", true])
          await assertRefused(await sendWith(field, value), `${field}: ${shape(value)}`);
    });
  }

  if (optional.length > 0) {
    hostile("fails at no optional field that is missing, null or empty", async () => {
      for (const field of optional)
        for (const value of [undefined, null, ""]) {
          const { status } = await sendWith(field, value);
          assert.ok(status < 500, `${field}: ${shape(value)} gave ${status}`);
        }
    });
  }

  hostile("refuses what is no JSON object", async () => {
    const texts = ["{", '{"a":', "[]", "17", '"text"', "null", "true", "NaN", "{'a':1}", "\0", "\ufeff[]"];
    for (const text of texts) await assertRefused(await sendRaw(call, text), shape(text));
    await assertRefused(await sendRaw(call, Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d)), "no UTF-8");
  });

  hostile("survives deep nesting", async () => {
    const deep = `{"fullName":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const objects = `{"fullName":${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}}`;
    for (const text of [deep, objects, "[".repeat(200_000)]) {
      const { status } = await sendRaw(call, text);
      assert.ok(status < 500, `${status}`);
    }
  });

  hostile("is moved by no __proto__ and no key that comes twice", async () => {
    for (const text of [
      '{"__proto__":{"fullName":"x","feeCents":0,"paymentIntentId":"x"}}',
      '{"constructor":{"prototype":{"message":"x"}},"fullName":17}',
      '{"fullName":"Maria","fullName":17,"clientSecret":"a","clientSecret":[]}',
    ]) {
      const { status } = await sendRaw(call, text);
      assert.ok(status < 500, `${text} gave ${status}`);
    }
    assert.is(({} as Record<string, unknown>).fullName, undefined);
  });

  hostile("refuses another content type", async () => {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonp",
      "multipart/form-data",
      "*/*",
    ];
    for (const type of types) {
      const response = await sendRaw(call, "{}", { "Content-Type": type });
      assert.is(response.status, 415, type);
      await assertRefused(response, type);
    }
  });

  hostile("refuses a body that is too large, whatever it says of its length", async () => {
    const text = JSON.stringify({ fullName: "x".repeat(256 * 1024) });
    assert.is((await sendRaw(call, text)).status, 413);
    const stream = new Blob([text]).stream();
    const init = { method, body: stream, duplex: "half", headers: { "Content-Type": "application/json" } };
    assert.is((await send(path, init as RequestInit)).status, 413);
  });

  hostile("fails at no empty body", async () => {
    for (const init of [{}, { body: "" }, { body: "", headers: { "Content-Type": "application/json" } }]) {
      const { status } = await send(path, { method, ...init });
      assert.ok(status < 500, `${status}`);
    }
  });

  hostile("refuses what another website sends, and lets programs through", async () => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://elsewhere.example" },
      { Origin: "null" },
      { Origin: "" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      const response = await sendRaw(call, "{}", headers);
      assert.is(response.status, 403, shape(headers));
      await assertRefused(response, shape(headers));
    }
    for (const headers of [{}, { "Sec-Fetch-Site": "same-origin" }] as Record<string, string>[])
      assert.is.not((await sendRaw(call, "{}", headers)).status, 403);
  });

  hostile.run();
}
