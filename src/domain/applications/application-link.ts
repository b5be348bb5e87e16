import { hashOfToken, isToken, newToken } from "../../auth/token.ts";
import { confirmCandidateMailbox } from "../../db/accounts/mailboxes.ts";
import {
  findApplicationOfLink,
  insertApplicationLink,
  type LinkPurpose,
} from "../../db/applications/application-links.ts";
import { type Addressee, findAddressee } from "../../db/applications/applications.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { applicationLink } from "../../emails/application-link.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { mailCandidate } from "./mail-candidate.ts";

export const newApplicationLink = async (
  sql: Sql,
  settings: Site,
  linkTo: LinkTo,
  applicationId: string,
): Promise<string> => settings.siteUrl + (await insert(sql, linkTo, { applicationId, purpose: "mail" })).path;

/** Returns undefined when the confirmation has shown it before. */
export async function showApplicationLink(
  sql: Sql,
  settings: Site,
  linkTo: LinkTo,
  applicationId: string,
): Promise<string | undefined> {
  const { made, path } = await insert(sql, linkTo, { applicationId, purpose: "confirmation" });
  return made ? settings.siteUrl + path : undefined;
}

const trackingHours = 24;

/** Works for a day, for somebody who proved by a code to own the address. */
export async function newTrackingLink(
  sql: Sql,
  linkTo: LinkTo,
  applicationId: string,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + trackingHours * 60 * 60 * 1000);
  return (await insert(sql, linkTo, { applicationId, purpose: "tracking", expiresAt })).path;
}

type Site = Pick<World["settings"], "siteUrl">;

async function insert(
  sql: Sql,
  linkTo: LinkTo,
  link: { applicationId: string; purpose: LinkPurpose; expiresAt?: Date },
) {
  const token = newToken();
  const made = await insertApplicationLink(sql, { ...link, tokenHash: hashOfToken(token) });
  return { made, path: linkTo(routes.application, { token }) };
}

/** Fails with 410 for an expired link. An emailed link confirms the candidate's mailbox. */
export async function openApplicationLink(sql: Sql, token: string): Promise<string | undefined> {
  const found = isToken(token) ? await findApplicationOfLink(sql, hashOfToken(token)) : undefined;
  if (found?.isOver) fail("linkOver");
  if (found?.proves) await confirmCandidateMailbox(sql, found.applicationId);
  return found?.applicationId;
}

/** Returns undefined for a link that has not expired, and for an erased application. */
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
    await mailCandidate(tx, world, "application link", old.id, async (addressee, locale, linkTo) => {
      const link = await newApplicationLink(tx, world.settings, linkTo, old.id);
      return applicationLink(locale, { ...addressee, link });
    });
  });
}
