import crypto, { randomUUID } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { User } from "../../src/shared/accounts/account.ts";
import { mailsTo } from "./mailbox.ts";
import { Browser, type Overrides } from "./site.ts";

export const aPassword = "wind over the harbour";

export const anEmail = () => `ingrid.${randomUUID().slice(0, 8)}@example.com`;

export const aSignUp = () => ({
  firstName: "Ingrid",
  lastName: "Solberg",
  email: anEmail(),
  password: aPassword,
});

export interface Account {
  user: User;
  browser: Browser;
}

export async function anAccount(world?: Overrides): Promise<Account> {
  const browser = new Browser(world);
  const response = await browser.post("/api/auth/sign-up", aSignUp());
  if (response.status !== 201) throw new Error(`the sign-up was answered with ${await response.text()}`);
  return { user: (await response.json()) as User, browser };
}

export async function anEmployer(world?: Overrides): Promise<Account> {
  const { browser } = await anAccount(world);
  const response = await browser.post("/api/auth/become-employer", {});
  if (response.status !== 200) throw new Error(`registering was answered with ${await response.text()}`);
  return { user: (await response.json()) as User, browser };
}

export async function mailedCode(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "mailbox code");
  return /^\d{8}$/m.exec(mail?.body ?? "")?.[0] ?? "";
}

/** Enters the emailed code. From then on the account gets email. */
export async function confirmMailbox<Confirmed extends Account>(account: Confirmed): Promise<Confirmed> {
  const code = await mailedCode(account.user.email);
  const response = await account.browser.post("/api/auth/confirm-email", { code });
  if (response.status !== 200) throw new Error(`the code was answered with ${await response.text()}`);
  return account;
}

export const aReachableEmployer = async (world?: Overrides): Promise<Account> =>
  confirmMailbox(await anEmployer(world));

export async function anotherBrowserOf({ email }: User, password = aPassword): Promise<Browser> {
  const browser = new Browser();
  const response = await browser.post("/api/auth/sign-in", { email, password });
  if (response.status !== 200) throw new Error(`the sign-in was answered with ${await response.text()}`);
  return browser;
}

/** Gives 200 for a session that the site accepts, else 401. */
export const sessionStatus = async (browser: Browser): Promise<number> =>
  (await browser.send("/api/auth/user")).status;

/** Each derivation of a key from a password that some work does in this process, by what it costs. */
export async function derivationsOf(work: () => Promise<unknown>): Promise<object[]> {
  const { scrypt } = crypto;
  const seen: object[] = [];
  crypto.scrypt = ((...given: Parameters<typeof scrypt>) => {
    const [, , keyBytes, cost] = given;
    seen.push({ keyBytes, ...cost });
    scrypt(...given);
  }) as typeof scrypt;
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  }
  return seen;
}
