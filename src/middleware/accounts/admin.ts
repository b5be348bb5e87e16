import type { Context } from "hono";
import {
  adminCredentials,
  adminSessionHours,
  closeAdminSession,
  isAdminSession,
} from "../../auth/admin-session.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import type { AdminLogin } from "../../shared/accounts/admin.ts";
import { type Cookie, cookieOf, dropCookie, keepCookie } from "../cookies.ts";
import { forgetPages } from "../forget-pages.ts";
import { adminDevice, knownDevice, rememberDevice } from "./known-device.ts";

const session: Cookie = { name: "admin", sameSite: "Strict", maxAge: adminSessionHours * 60 * 60 };

export const adminToken = (c: Context<Env>) => cookieOf(c, session);

export async function isAdmin(c: Context<Env>): Promise<boolean> {
  const token = adminToken(c);
  const credentials = adminCredentials(c.env.settings);
  return token !== undefined && credentials !== undefined && isAdminSession(c.env.sql, token, credentials);
}

export async function endAdminSession(c: Context<Env>): Promise<void> {
  await closeSession(c);
  dropCookie(c, session);
  forgetPages(c);
}

async function closeSession(c: Context<Env>): Promise<void> {
  const token = adminToken(c);
  const credentials = adminCredentials(c.env.settings);
  if (token && credentials !== undefined) await closeAdminSession(c.env.sql, token, credentials);
}

const whoOf = (c: Context<Env>) => adminCredentials(c.env.settings) ?? "";

export const adminGuess = async (c: Context<Env>, { password, code = "" }: AdminLogin) => ({
  password,
  code,
  address: c.env.address,
  knownDevice: await knownDevice(c, adminDevice, whoOf(c)),
});

export const wrongAdminLogin = (c: Context<Env>) =>
  c.env.settings.adminTotpSecret ? t("admin.login.invalidWithCode") : t("admin.login.invalid");

export async function setAdminCookies(c: Context<Env>, token: string): Promise<void> {
  await closeSession(c);
  keepCookie(c, session, token);
  await rememberDevice(c, adminDevice, whoOf(c));
}
