import { Hono } from "hono";
import { liftSuspension, suspendAccount } from "../../domain/employers/suspend-account.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { Suspension } from "../../shared/employers/mandate.ts";
import { issuesOf } from "../../shared/issues.ts";
import { isUuid } from "../../shared/uuid.ts";
import { redirectToEmployers } from "./admin-employers.tsx";

/** Suspends an account or lifts the suspension, and leads back to the list of employers. */
export const adminSuspension = new Hono<Env>().post(routes.adminSuspension.path, async (c) => {
  const userId = c.req.param("userId");
  if (!isUuid(userId)) fail("accountNotFound");
  const form = await readForm(c);
  if (form.get("lift") === "yes") await liftSuspension(c.env, userId);
  else {
    const entry = Suspension.safeParse({ reason: form.get("reason") ?? "" });
    if (!entry.success) return fail("invalidInput", { issues: issuesOf(entry.error) });
    await suspendAccount(c.env, userId, entry.data.reason);
  }
  return redirectToEmployers(c);
});
