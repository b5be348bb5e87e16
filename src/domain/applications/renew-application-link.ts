import { hashOfToken, isToken } from "../../auth/token.ts";
import { findApplicationOfLink } from "../../db/applications/application-links.ts";
import { type Addressee, findAddressee } from "../../db/applications/applications.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { applicationLink } from "../../emails/application-link.ts";
import type { World } from "../../world.ts";
import { newApplicationLink } from "./application-link.ts";
import { mailCandidate } from "./mail-candidate.ts";

/** Undefined for a link that has not expired, and for an erased application. */
export async function findCandidateOfOldLink(
  sql: Sql,
  token: string,
): Promise<(Addressee & { id: string }) | undefined> {
  const found = isToken(token) ? await findApplicationOfLink(sql, hashOfToken(token)) : undefined;
  if (!found?.isOver) return undefined;
  const addressee = await findAddressee(sql, found.applicationId);
  return addressee && { ...addressee, id: found.applicationId };
}

export function renewApplicationLink(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  token: string,
): Promise<void> {
  return inTransaction(world.sql, async (tx) => {
    const old = await findCandidateOfOldLink(tx, token);
    if (!old) return;
    await mailCandidate(tx, world, "application link", old.id, async (addressee) => {
      const link = await newApplicationLink(tx, world.settings, old.id);
      return applicationLink({ ...addressee, link });
    });
  });
}
