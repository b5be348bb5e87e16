import { createMiddleware } from "hono/factory";
import { withAuditOrigin } from "../db/accounts/audit-origin.ts";
import { networkOf } from "../domain/limits/network.ts";
import type { Env } from "../env.ts";
import { accountToken } from "./accounts/account.ts";
import { adminToken } from "./accounts/admin.ts";

/** Audit entries name session and network by keyed digests, which are computed only when needed. */
export const auditOrigin = createMiddleware<Env>((c, next) =>
  withAuditOrigin(async (actorKind, begun) => {
    const { vault, address } = c.env;
    const token = begun ?? (actorKind === "admin" ? adminToken(c) : accountToken(c));
    return {
      session: token ? await vault.digest("audit session", token) : null,
      network: await vault.digest("audit network", networkOf(address)),
    };
  }, next),
);
