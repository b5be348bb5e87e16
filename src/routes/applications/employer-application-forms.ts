import { type Context, Hono } from "hono";
import { changeApplicationStatus } from "../../domain/applications/change-application-status.ts";
import { discloseApplication } from "../../domain/applications/disclose-application.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus, StatusChange } from "../../shared/applications/application-status.ts";
import { DisclosureRequest } from "../../shared/applications/disclosure.ts";
import { issuesOf } from "../../shared/issues.ts";
import { pageNumber } from "../../shared/page-number.ts";

/** The forms of a card in the employer's list, for a browser without script. */
export const employerApplicationForms = new Hono<Env>()
  .post(routes.employerApplicationStatus.path, rateLimit, async (c) => {
    const form = await readForm(c);
    const change = StatusChange.safeParse({ status: form.get("status") });
    if (!change.success) return fail("invalidInput", { issues: issuesOf(change.error) });
    const id = c.req.param("id");
    const { jobId } = await changeApplicationStatus(c.env, c.get("user"), id, change.data.status);
    const invite = c.req.query("invite") ? 1 : undefined;
    return backToList(c, form, { id: jobId, updated: id, invite });
  })
  .post(routes.employerApplicationDisclosures.path, rateLimit, async (c) => {
    const form = await readForm(c);
    const request = DisclosureRequest.safeParse({ reason: form.get("reason") });
    if (!request.success) return fail("invalidInput", { issues: issuesOf(request.error) });
    const id = c.req.param("id");
    const { jobId } = await discloseApplication(c.env, c.get("user"), id, request.data.reason);
    return backToList(c, form, { id: jobId, open: id });
  });

/** Comes back to the same place in the list. */
function backToList(
  c: Context<Env>,
  form: URLSearchParams,
  list: Record<string, string | number | undefined> & { id: string },
) {
  const filter = form.get("filter") ?? "";
  const status = isApplicationStatus(filter) ? filter : undefined;
  const page = pageNumber(form.get("page"));
  return c.redirect(
    `${c.var.linkTo(routes.employerJob, { ...list, status, page })}#application-${c.req.param("id")}`,
    303,
  );
}
