import { Hono } from "hono";
import { discloseApplication } from "../../domain/applications/disclose-application.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus } from "../../shared/applications/application-status.ts";
import { DisclosureRequest } from "../../shared/applications/disclosure.ts";
import { issuesOf } from "../../shared/issues.ts";
import { linkTo } from "../../shared/link.ts";
import { pageNumber } from "../../shared/page-number.ts";

/** Opens the masked fields of an application, and comes back to the same place in the list. */
export const employerApplicationDisclosures = new Hono<Env>().post(
  routes.employerApplicationDisclosures.path,
  rateLimit,
  async (c) => {
    const form = await readForm(c);
    const request = DisclosureRequest.safeParse({ reason: form.get("reason") });
    if (!request.success) return fail("invalidInput", { issues: issuesOf(request.error) });
    const id = c.req.param("id");
    const { jobId } = await discloseApplication(c.env, c.get("user"), id, request.data.reason);
    const filter = form.get("filter") ?? "";
    const list = linkTo(routes.employerJob, {
      id: jobId,
      status: isApplicationStatus(filter) ? filter : undefined,
      page: pageNumber(form.get("page")),
    });
    return c.redirect(`${list}#application-${id}`, 303);
  },
);
