import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod/mini";
import type { Env } from "../env.ts";
import { type FailureCode, fail } from "../errors.ts";
import { type Issue, issuesOf } from "../shared/issues.ts";
import { failureOf } from "./failures.tsx";
import { readForm } from "./forms.ts";
import { allIssues, type FurtherRule } from "./valid.ts";

export interface FormState {
  values: Partial<Record<string, string>>;
  issues: Issue[];
  refusal?: { code: FailureCode; message: string };
}

export const untouched: FormState = { values: {}, issues: [] };

declare module "hono" {
  interface ContextVariableMap {
    form: Record<string, string>;
  }
}

type Show = (c: Context<Env>, state: FormState) => Response | Promise<Response>;

/** Reads the form before the handler. After a failure, `show` renders the page with what was typed and the reason. */
export const formPage = (show: Show) =>
  createMiddleware<Env>(async (c, next) => {
    const values = Object.fromEntries(await readForm(c));
    c.set("form", values);
    await next();
    if (!c.error) return;
    c.res = await show(c, { values, ...refusalOf(c.error) });
  });

/** Returns the messages of fields or, when the failure has none, its sentence for the whole form. */
export function refusalOf(error: Error): Omit<FormState, "values"> {
  const { code, message, issues = [] } = failureOf(error);
  return { issues, ...(issues.length === 0 && { refusal: { code, message } }) };
}

/** Returns the form that `formPage` has read. Fails with 400 and a message for each wrong field. */
export function validForm<Schema extends z.ZodMiniType>(
  c: Context<Env>,
  schema: Schema,
  furtherRule: FurtherRule = () => [],
): z.infer<Schema> {
  const form = c.get("form");
  const result = schema.safeParse(form);
  const further = furtherRule(form, c.env.settings);
  if (result.success && further.length === 0) return result.data;
  return fail("invalidInput", { issues: allIssues(result.success ? [] : issuesOf(result.error), further) });
}
