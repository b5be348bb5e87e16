import type { Context } from "hono";
import { newToken } from "../../auth/token.ts";
import type { Env } from "../../env.ts";
import { type Cookie, cookieOf, keepCookie } from "../cookies.ts";

interface DeviceCookie extends Cookie {
  /** A full cookie drops the person who signed in longest ago. */
  people: number;
}

const secret = { sameSite: "Strict", maxAge: 365 * 24 * 60 * 60 } as const;

export const adminDevice: DeviceCookie = { ...secret, name: "admin-device", people: 1 };
export const accountDevice: DeviceCookie = { ...secret, name: "device", people: 5 };

const purpose = "known device";

/** Each person has a signature, because an id alone proves nothing. */
function read(c: Context<Env>, { name, people }: DeviceCookie): { id: string; signatures: string[] } {
  const [id = "", ...signatures] = cookieOf(c, { name })?.split(".") ?? [];
  return { id, signatures: signatures.slice(0, people) };
}

async function signatureOf(c: Context<Env>, cookie: DeviceCookie, who: string): Promise<string | undefined> {
  const { id, signatures } = read(c, cookie);
  for (const signature of signatures)
    if (await c.env.vault.verify(purpose, `${id} ${who}`, signature)) return signature;
  return undefined;
}

export const knownDevice = async (c: Context<Env>, cookie: DeviceCookie, who: string) =>
  (await signatureOf(c, cookie, who)) && read(c, cookie).id;

/** The caller has checked the password of `who`. */
export async function rememberDevice(c: Context<Env>, cookie: DeviceCookie, who: string): Promise<void> {
  const before = read(c, cookie);
  const id = /^[\w-]{43}$/.test(before.id) ? before.id : newToken();
  const old = await signatureOf(c, cookie, who);
  const others = before.signatures.filter((signature) => signature !== old && /^[\w-]{43}$/.test(signature));
  const signature = await c.env.vault.sign(purpose, `${id} ${who}`);
  const value = [id, signature, ...others].slice(0, 1 + cookie.people).join(".");
  keepCookie(c, cookie, value);
}
