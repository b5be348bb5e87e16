import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { bodies } from "../../shared/route.ts";
import { failureOf, setRetryAfter } from "../failures.tsx";
import { type FormState, refusalOf } from "../form-page.ts";
import { readForm } from "../forms.ts";
import { decodeObject, isJson, readBody } from "../valid.ts";

/** A program sends JSON, asks for JSON, or posts without asking for a page. A browser's form does none of these. */
export function wantsJson(c: Context<Env>): boolean {
  const accepted = c.req.header("Accept") ?? "";
  if (isJson(c.req.header("Content-Type")) || /\bapplication\/json\b/i.test(accepted)) return true;
  return c.req.method === "POST" && !/\btext\/html\b/i.test(accepted);
}

/** Serves addresses of pages that programs call as well. A refused form comes back on its page, as it was typed. */
export const formOrJson = (show: (c: Context<Env>, state: FormState) => Response | Promise<Response>) =>
  createMiddleware<Env>(async (c, next) => {
    try {
      c.set("form", await readFields(c));
    } catch (error) {
      if (!wantsJson(c)) throw error;
      return refusal(c, error as Error);
    }
    await next();
    if (!c.error) return;
    if (wantsJson(c)) {
      c.res = refusal(c, c.error);
      return;
    }
    c.res = await show(c, { values: c.get("form"), ...refusalOf(c.error) });
  });

export const jsonFailures = createMiddleware<Env>(async (c, next) => {
  await next();
  if (c.error && wantsJson(c)) c.res = refusal(c, c.error);
});

function refusal(c: Context<Env>, error: Error): Response {
  const failure = failureOf(error);
  const { message, status, issues } = failure;
  setRetryAfter(c, failure);
  return c.json({ message, ...(issues && { issues }) }, status);
}

async function readFields(c: Context<Env>): Promise<Record<string, string>> {
  if (!isJson(c.req.header("Content-Type"))) return Object.fromEntries(await readForm(c));
  const bytes = await readBody(c, bodies.json.maxBytes);
  const text = bytes.byteLength === 0 ? "{}" : (decodeObject(bytes) ?? fail("badRequest"));
  return JSON.parse(text) as Record<string, string>;
}
