import { hashOfToken, newToken } from "../../auth/token.ts";
import { lockApplication } from "../../db/applications/applications.ts";
import { findErasureHindrance } from "../../db/applications/erasure.ts";
import { findLastErasureRequest, insertErasureRequest } from "../../db/applications/erasure-requests.ts";
import { inTransaction } from "../../db/sql.ts";
import { erasureRequested } from "../../emails/erasure-requested.ts";
import * as routes from "../../routes.ts";
import type { World } from "../../world.ts";
import { mailCandidate } from "./mail-candidate.ts";

const lifetimeMs = 24 * 60 * 60 * 1000;
const patienceMs = 5 * 60 * 1000;

/**
 * Somebody else may have found the application's own link, so an email confirms the erasure. Returns false when
 * something hinders it, and when the mailbox had its emails of the day.
 */
export function requestErasure(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  applicationId: string,
): Promise<boolean> {
  return inTransaction(world.sql, async (tx) => {
    const now = world.clock();
    await lockApplication(tx, applicationId);
    if (await findErasureHindrance(tx, applicationId, now)) return false;
    const last = await findLastErasureRequest(tx, applicationId);
    if (last && last.createdAt.getTime() > now.getTime() - patienceMs) return true;
    return mailCandidate(tx, world, "erasure requested", applicationId, async (addressee, locale, linkTo) => {
      const token = newToken();
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      const tokenHash = hashOfToken(token);
      await insertErasureRequest(tx, { tokenHash, applicationId, createdAt: now, expiresAt });
      const link = world.settings.siteUrl + linkTo(routes.erasure, { token });
      const refunds = `${world.settings.siteUrl}${linkTo(routes.terms)}#clause-9`;
      return erasureRequested(locale, { ...addressee, refunds, link });
    });
  });
}
