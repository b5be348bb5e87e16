import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ZodMiniType } from "zod/mini";
import type { Env } from "../env.ts";
import { Failure, type FailureCode, fail } from "../errors.ts";
import { type Issue, issuesOf } from "../shared/issues.ts";
import { bodies } from "../shared/route.ts";
import { loneSurrogate } from "../shared/surrogates.ts";
import { isUuid } from "../shared/uuid.ts";
import type { Settings } from "../world.ts";
import { taking } from "./facts.ts";

const { maxBytes: maxJsonBytes } = bodies.json;

/** JSON may escape half of a surrogate pair, which UTF-8 cannot hold. */
const mayHoldSurrogate = /\\u[dD]/;

export const isJson = (contentType: string | undefined) =>
  /^application\/json(;|$)/i.test(contentType?.trim() ?? "");

export async function readBody(c: Context<Env>, maxBytes: number): Promise<Uint8Array> {
  const told = c.req.header("Content-Length");
  if (Number(told ?? 0) > maxBytes) fail("tooLarge");
  if (told !== undefined) return readWhole(c, maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) fail("tooLarge");
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure("badRequest", { cause });
  }
  return Buffer.concat(chunks);
}

/** With Content-Length the server enforces the limit, and one read takes half the time. */
async function readWhole(c: Context<Env>, maxBytes: number): Promise<Uint8Array> {
  const bytes = await c.req.raw.arrayBuffer().catch((cause) => {
    throw new Failure("badRequest", { cause });
  });
  if (bytes.byteLength > maxBytes) fail("tooLarge");
  return new Uint8Array(bytes);
}

const jsonBody = createMiddleware<Env>(async (c, next) => {
  const bytes = await readBody(c, maxJsonBytes);
  let text = "{}";
  if (bytes.byteLength > 0) {
    if (!isJson(c.req.header("Content-Type"))) fail("wrongContentType");
    text = decodeObject(bytes) ?? fail("badRequest");
  }
  // The stream is used up, and Hono's own reader finds the body here.
  c.req.bodyCache.text = Promise.resolve(text) as unknown as string;
  await next();
});

export function decodeObject(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, mayHoldSurrogate.test(text) ? wellFormed : undefined);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Half a surrogate pair would come back from the database as another text. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === "string" && loneSurrogate.test(value)) throw new SyntaxError("A lone surrogate");
  return value;
}

export const idIn = (parameter: string, code: FailureCode) =>
  createMiddleware<Env>(async (c, next) => {
    if (!isUuid(c.req.param(parameter) ?? "")) fail(code);
    await next();
  });

export type FurtherRule = (given: unknown, settings: Settings) => Issue[];

export function allIssues(schemaIssues: Issue[], further: Issue[]): Issue[] {
  const wrong = new Set(schemaIssues.map(({ path }) => path));
  return [...schemaIssues, ...further.filter(({ path }) => !wrong.has(path))];
}

/** Checks a JSON body before the handler. Fails with 400 and a message for each wrong field. */
export function validJson<Schema extends ZodMiniType>(schema: Schema, furtherRule: FurtherRule = () => []) {
  const validate = zValidator("json", schema, (result, c) => {
    // The validator's types do not know the bindings.
    const { settings } = c.env as unknown as Env["Bindings"];
    const further = furtherRule(result.data, settings);
    const issues = allIssues(result.success ? [] : issuesOf(result.error), further);
    if (issues.length > 0) throw new Failure("invalidInput", { issues });
  });
  return [jsonBody, taking(schema, validate)] as const;
}
