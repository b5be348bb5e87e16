import { Hono } from "hono";
import { admitAdministrator } from "../../domain/accounts/admit-administrator.ts";
import type { Env } from "../../env.ts";
import {
  adminGuess,
  endAdminSession,
  isAdmin,
  setAdminCookies,
  wrongAdminLogin,
} from "../../middleware/accounts/admin.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { AdminLogin } from "../../shared/accounts/admin.ts";
import { Nothing } from "../../shared/empty-body.ts";

export const adminSession = new Hono<Env>()
  .post(routes.apiAdminLogin.path, ...validJson(AdminLogin), async (c) => {
    const token = await admitAdministrator(c.env, await adminGuess(c, c.req.valid("json")));
    if (!token) return c.json({ success: false, message: wrongAdminLogin(c) }, 401);
    await setAdminCookies(c, token);
    return c.json({ success: true, message: "Login successful" });
  })
  .get(routes.apiAdminStatus.path, async (c) => c.json({ isAuthenticated: await isAdmin(c) }))
  .post(routes.apiAdminLogout.path, ...validJson(Nothing), async (c) => {
    await endAdminSession(c);
    return c.json({ success: true });
  });
