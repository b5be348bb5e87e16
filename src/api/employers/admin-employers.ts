import { Hono } from "hono";
import { listEmployerAccounts, listMandates } from "../../db/employers/mandates.ts";
import { checkMandate, withdrawMandate } from "../../domain/employers/check-mandate.ts";
import { liftSuspension, suspendAccount } from "../../domain/employers/suspend-account.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { MandateCheck, MandateEnd, Suspension } from "../../shared/employers/mandate.ts";

const mostFound = 100;

export const adminEmployers = new Hono<Env>()
  .get(routes.apiAdminEmployers.path, async (c) => {
    const { sql } = c.env;
    const accounts = await listEmployerAccounts(sql, c.req.query("search")?.trim() ?? "", mostFound);
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
    routes.apiAdminMandate.path,
    idIn("userId", "accountNotFound"),
    ...validJson(MandateCheck),
    async (c) => {
      const userId = c.req.param("userId");
      if (!(await checkMandate(c.env, userId, c.req.valid("json")))) fail("accountNotFound");
      return c.json(await listMandates(c.env.sql, userId));
    },
  )
  .delete(
    routes.apiAdminMandate.path,
    idIn("userId", "accountNotFound"),
    ...validJson(MandateEnd),
    async (c) => {
      const userId = c.req.param("userId");
      if (!(await withdrawMandate(c.env.sql, userId, c.req.valid("json").company))) fail("accountNotFound");
      return c.json(await listMandates(c.env.sql, userId));
    },
  )
  .post(
    routes.apiAdminSuspension.path,
    idIn("userId", "accountNotFound"),
    ...validJson(Suspension),
    async (c) => c.json(await suspendAccount(c.env, c.req.param("userId"), c.req.valid("json").reason)),
  )
  .delete(routes.apiAdminSuspension.path, idIn("userId", "accountNotFound"), async (c) =>
    c.json(await liftSuspension(c.env, c.req.param("userId"))),
  );
