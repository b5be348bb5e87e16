import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ZodMiniType } from "zod/mini";
import type { Env } from "../env.ts";
import { Failure, type FailureCode, fail } from "../errors.ts";
import { issuesOf } from "../shared/issues.ts";
import { isUuid } from "../shared/uuid.ts";
import { bearing } from "./facts.ts";

const maxJsonBytes = 256 * 1024;

const loneSurrogate = /\p{Surrogate}/u;
/** UTF-8 holds none; JSON may spell one out. */
const mayHoldSurrogate = /\\u[dD]/;

const isJson = (contentType: string | undefined) =>
  /^application\/json(;|$)/i.test(contentType?.trim() ?? "");

/** Reads a body in full, but not beyond the limit, whatever its Content-Length claims. */
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
    // The sender broke off.
    throw cause instanceof Failure ? cause : new Failure("badRequest", { cause });
  }
  return Buffer.concat(chunks);
}

/** For a body whose length is told: the server lets no more of it through, and in one piece it takes half the time. */
async function readWhole(c: Context<Env>, maxBytes: number): Promise<Uint8Array> {
  const bytes = await c.req.raw.arrayBuffer().catch((cause) => {
    throw new Failure("badRequest", { cause });
  });
  if (bytes.byteLength > maxBytes) fail("tooLarge");
  return new Uint8Array(bytes);
}

/**
 * Refuses, before a handler reads it, a JSON body that is too large, of another content type, not JSON, not an object,
 * or not UTF-8. An empty body stands for `{}` and needs no content type.
 */
const jsonBody = createMiddleware<Env>(async (c, next) => {
  const bytes = await readBody(c, maxJsonBytes);
  let text = "{}";
  if (bytes.byteLength > 0) {
    if (!isJson(c.req.header("Content-Type"))) fail("wrongContentType");
    text = decodeObject(bytes) ?? fail("badRequest");
  }
  // Hono's reader finds the body here instead of the stream that was just read (it awaits what its type calls a string).
  c.req.bodyCache.text = Promise.resolve(text) as unknown as string;
  await next();
});

function decodeObject(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, mayHoldSurrogate.test(text) ? wellFormed : undefined);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Half a surrogate pair is no text: stored, it would come back as another one. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === "string" && loneSurrogate.test(value)) throw new SyntaxError("A lone surrogate");
  return value;
}

/** What is no id is nobody's: told before the body is looked at. */
export const idIn = (parameter: string, code: FailureCode) =>
  createMiddleware<Env>(async (c, next) => {
    if (!isUuid(c.req.param(parameter) ?? "")) fail(code);
    await next();
  });

/** Takes a JSON body that fits the schema; else 400 with one message for each wrong field. */
export function validJson<Schema extends ZodMiniType>(schema: Schema) {
  const validate = zValidator("json", schema, (result) => {
    if (!result.success) throw new Failure("invalidInput", { issues: issuesOf(result.error) });
  });
  return [jsonBody, bearing({ body: schema, maxBodyBytes: maxJsonBytes }, validate)] as const;
}
