import { type Context, Hono } from "hono";
import type { RefusedDecision } from "../../components/employers/refused-decision.ts";
import { decideMandate } from "../../domain/employers/decide-mandate.ts";
import { sendDomainCode } from "../../domain/employers/domain-code.ts";
import type { Env } from "../../env.ts";
import { Failure, fail } from "../../errors.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import { allIssues } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { DomainCodeAddress, MandateDecision, reasonIssues } from "../../shared/employers/mandate-decision.ts";
import { issuesOf } from "../../shared/issues.ts";
import { isUuid } from "../../shared/uuid.ts";
import { showEmployers } from "./admin-employers.tsx";

/** The administrator decides on a request, or emails a code for it. */
export const adminMandateForms = new Hono<Env>()
  .post(routes.adminMandateDecision.path, async (c) => {
    const id = idOf(c);
    const form = await readForm(c);
    const given = {
      decision: form.get("decision"),
      done: form.getAll("done"),
      note: form.get("note") ?? "",
      reason: form.get("reason") ?? "",
      validUntil: form.get("validUntil") || undefined,
    };
    const entry = MandateDecision.safeParse(given);
    const [issue] = allIssues(entry.success ? [] : issuesOf(entry.error), reasonIssues(given));
    if (issue) return refuse(c, form, 400, fieldOf(issue.path), issue.message);
    const decided = await decideMandate(c.env, id, entry.data!).catch(besideTheForm);
    if (decided instanceof Failure) return refuse(c, form, 409, "done", decided.message);
    return c.redirect(c.var.linkTo(routes.adminEmployers), 303);
  })
  .post(routes.adminMandateCode.path, async (c) => {
    const id = idOf(c);
    const form = await readForm(c);
    const entry = DomainCodeAddress.safeParse({ email: form.get("email") ?? "" });
    if (!entry.success) return refuse(c, form, 400, "email", entry.error.issues[0]!.message);
    const refusal = await sendDomainCode(c.env, id, entry.data.email).catch(besideTheForm);
    if (refusal instanceof Failure) {
      const message = refusal.issues?.[0]?.message ?? refusal.message;
      return refuse(c, form, refusal.status === 400 ? 400 : 409, "email", message);
    }
    return c.redirect(`${c.var.linkTo(routes.adminEmployers)}#request-${id}`, 303);
  });

function idOf(c: Context<Env>): string {
  const id = c.req.param("id") ?? "";
  return isUuid(id) ? id : fail("mandateRequestNotFound");
}

const besideTheForm = refusalWith(400, 409, 429);

const fieldOf = (path: string): RefusedDecision["field"] =>
  path === "reason" || path === "validUntil" || path === "decision" ? path : "done";

function refuse(
  c: Context<Env>,
  form: URLSearchParams,
  status: 400 | 409,
  field: RefusedDecision["field"],
  message: string,
) {
  c.status(status);
  return showEmployers(c, {
    decision: {
      id: idOf(c),
      field,
      message,
      decision: form.get("decision") ?? "",
      done: form.getAll("done"),
      note: form.get("note") ?? "",
      reason: form.get("reason") ?? "",
      validUntil: form.get("validUntil") ?? "",
      email: form.get("email") ?? "",
    },
  });
}
