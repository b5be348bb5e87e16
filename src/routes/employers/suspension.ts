import { Hono } from "hono";
import { liftSuspension, suspendAccount } from "../../domain/employers/suspend-account.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { Suspension } from "../../shared/employers/mandate.ts";
import { isUuid } from "../../shared/uuid.ts";
import { redirectToEmployers, showEmployers } from "./admin-employers.tsx";

/** Suspends an account or lifts the suspension, and leads back to the list of employers. */
export const adminSuspension = new Hono<Env>().post(routes.adminSuspension.path, async (c) => {
  const userId = c.req.param("userId");
  if (!isUuid(userId)) fail("accountNotFound");
  const form = await readForm(c);
  if (form.get("lift") === "yes") await liftSuspension(c.env, userId);
  else {
    const reason = form.get("reason") ?? "";
    const entry = Suspension.safeParse({ reason });
    if (!entry.success) {
      c.status(400);
      const { message } = entry.error.issues[0]!;
      return showEmployers(c, { suspension: { employerId: userId, reason, message } });
    }
    await suspendAccount(c.env, userId, entry.data.reason);
  }
  return redirectToEmployers(c);
});
