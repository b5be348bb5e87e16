import { hashOfToken, isToken } from "../../auth/token.ts";
import { lockApplication } from "../../db/applications/applications.ts";
import { type Erasability, findErasability } from "../../db/applications/candidate-view.ts";
import { type ErasureRequest, findErasureRequest } from "../../db/applications/erasure-requests.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { closePayments } from "../payments/close-payment.ts";
import { eraseApplication, removeDocuments } from "./erase-application.ts";
import { cancelOpenInterviews } from "./interviews/cancel-interview.ts";
import { endOffer } from "./offers/withdraw-offer.ts";

async function requestOf(sql: Sql, token: string): Promise<ErasureRequest> {
  const request = isToken(token) ? await findErasureRequest(sql, hashOfToken(token)) : undefined;
  return request ?? fail("erasureLinkUnknown");
}

/** An expired link is refused with 410, unless the application is already erased. */
export async function findRequestedErasure(
  { sql, clock }: Pick<World, "sql" | "clock">,
  token: string,
): Promise<Erasability> {
  const { applicationId, expiresAt } = await requestOf(sql, token);
  const now = clock();
  const found = (await findErasability(sql, applicationId, now)) ?? fail("erasureLinkUnknown");
  return found.erasedAt || expiresAt > now ? found : fail("erasureLinkOver");
}

const mayErase = ({ erasedAt, hindrance }: Erasability) => !erasedAt && !hindrance;

/** Ends an unfinished payment first, so that no open page pays for an erased application. */
export async function confirmErasure(
  world: Pick<World, "sql" | "vault" | "files" | "payments" | "settings" | "clock" | "log">,
  token: string,
): Promise<void> {
  const { sql, clock } = world;
  if (!mayErase(await findRequestedErasure(world, token))) return;
  const { applicationId } = await requestOf(sql, token);
  await closePayments(world, applicationId);
  const documents = await inTransaction(sql, async (tx) => {
    await lockApplication(tx, applicationId);
    // Another click may have erased the application meanwhile, or the provider may be taking the money.
    const now = await findRequestedErasure({ sql: tx, clock }, token);
    if (!mayErase(now)) return [];
    await cancelOpenInterviews(tx, world, applicationId, "candidate");
    await endOffer(tx, world, applicationId);
    return eraseApplication(tx, applicationId, "candidate");
  });
  await removeDocuments(world, documents);
}
