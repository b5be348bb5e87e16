import { Hono } from "hono";
import { changeApplicationStatus } from "../../domain/applications/change-application-status.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus, StatusChange } from "../../shared/applications/application-status.ts";
import { issuesOf } from "../../shared/issues.ts";
import { linkTo } from "../../shared/link.ts";
import { pageNumber } from "../../shared/page-number.ts";

/** Changes a status without script, and comes back to the same place in the list. */
export const employerApplicationStatus = new Hono<Env>().post(
  routes.employerApplicationStatus.path,
  rateLimit,
  async (c) => {
    const form = await readForm(c);
    const change = StatusChange.safeParse({ status: form.get("status") });
    if (!change.success) return fail("invalidInput", { issues: issuesOf(change.error) });
    const id = c.req.param("id");
    const { jobId } = await changeApplicationStatus(c.env, c.get("user"), id, change.data.status);
    const filter = form.get("filter") ?? "";
    const list = linkTo(routes.employerJob, {
      id: jobId,
      status: isApplicationStatus(filter) ? filter : undefined,
      page: pageNumber(form.get("page")),
      updated: id,
    });
    return c.redirect(`${list}#application-${id}`, 303);
  },
);
