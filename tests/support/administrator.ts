import { randomUUID } from "node:crypto";
import { openVault } from "../../src/services/sealing/web-vault.ts";
import { unique } from "./fixtures.ts";
import { Browser, type Overrides } from "./site.ts";

/** A running server must be started with this password. */
export const adminPassword = process.env.TEST_ADMIN_PASSWORD ?? "the administrator's password";

export async function signedIn(world: Overrides = {}): Promise<Browser> {
  const browser = new Browser({ address: unique("address"), ...world });
  const response = await browser.post("/api/admin/login", { password: adminPassword });
  if (response.status !== 200) throw new Error(`the login was answered with ${response.status}`);
  return browser;
}

/** A site that counts wrong passwords as specified, apart from what other tests count. */
export async function aGuardedWorld(): Promise<Overrides> {
  return {
    vault: openVault(`a secret key of one test: ${randomUUID()}`),
    settings: { rateLimitScale: 1 },
  };
}
