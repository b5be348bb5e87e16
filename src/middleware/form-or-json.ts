import type { Context } from "hono";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { bodies } from "../shared/route.ts";
import { readForm } from "./forms.ts";
import { readBody } from "./valid.ts";

/** Reads the fields of a form, or of a JSON object with the same names. */
export async function readFields(c: Context<Env>): Promise<Record<string, unknown>> {
  if (!isJson(c.req.header("Content-Type"))) return Object.fromEntries(await readForm(c));
  const text = new TextDecoder().decode(await readBody(c, bodies.json.maxBytes));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // An unreadable text is refused like any other that is no object.
  }
  return fail("badRequest");
}

const isJson = (type: string | undefined) => /^application\/json(;|$)/i.test(type?.trim() ?? "");

/** A browser that shows the answer asks for HTML. A program gets JSON. */
export const wantsPage = (c: Context<Env>): boolean => /\btext\/html\b/i.test(c.req.header("Accept") ?? "");
