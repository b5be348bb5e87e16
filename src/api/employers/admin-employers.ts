import { Hono } from "hono";
import { listEmployerAccounts, listMandates } from "../../db/employers/mandates.ts";
import { checkMandate, withdrawMandate } from "../../domain/employers/check-mandate.ts";
import { liftSuspension, suspendAccount } from "../../domain/employers/suspend-account.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { requireAdmin } from "../../middleware/accounts/admin.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import { MandateCheck, MandateEnd, Suspension } from "../../shared/employers/mandate.ts";

const mostFound = 100;

/** How the administrator finds employers, checks their mandates and suspends their accounts. */
export const adminEmployers = new Hono<Env>()
  .get("/admin/employers", requireAdmin, async (c) => {
    const { sql } = c.env;
    const accounts = await listEmployerAccounts(sql, c.req.query("search")?.trim() ?? "", mostFound);
    c.header("Cache-Control", "private, no-store");
    return c.json(
      await Promise.all(
        accounts.map(async ({ suspendedAt, ...account }) => ({
          ...account,
          suspended: suspendedAt !== null,
          mandates: await listMandates(sql, account.id),
        })),
      ),
    );
  })
  .put(
    "/admin/employers/:userId/mandate",
    requireAdmin,
    idIn("userId", "accountNotFound"),
    ...validJson(MandateCheck),
    async (c) => {
      const userId = c.req.param("userId");
      if (!(await checkMandate(c.env, userId, c.req.valid("json")))) fail("accountNotFound");
      return c.json(await listMandates(c.env.sql, userId));
    },
  )
  .delete(
    "/admin/employers/:userId/mandate",
    requireAdmin,
    idIn("userId", "accountNotFound"),
    ...validJson(MandateEnd),
    async (c) => {
      const userId = c.req.param("userId");
      if (!(await withdrawMandate(c.env.sql, userId, c.req.valid("json").company))) fail("accountNotFound");
      return c.json(await listMandates(c.env.sql, userId));
    },
  )
  .post(
    "/admin/employers/:userId/suspension",
    requireAdmin,
    idIn("userId", "accountNotFound"),
    ...validJson(Suspension),
    async (c) => c.json(await suspendAccount(c.env, c.req.param("userId"), c.req.valid("json").reason)),
  )
  .delete("/admin/employers/:userId/suspension", requireAdmin, idIn("userId", "accountNotFound"), async (c) =>
    c.json(await liftSuspension(c.env, c.req.param("userId"))),
  );
