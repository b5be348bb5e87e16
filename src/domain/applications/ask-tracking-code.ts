import { randomUUID } from "node:crypto";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { findTracked, insertTrackingCode } from "../../db/applications/tracking-codes.ts";
import { inTransaction } from "../../db/sql.ts";
import { trackingCode } from "../../emails/tracking-code.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { writtenReference } from "../../shared/applications/tracking.ts";
import type { World } from "../../world.ts";
import { newCode } from "../accounts/one-time-code.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

export const codeMinutes = 15;

/** The digest covers the ticket, so the code works in one browser only. */
export const digestOfCode = (vault: Vault, ticket: string, code: string): Promise<Uint8Array> =>
  vault.digest("tracking code", `${ticket} ${code}`);

/** Returns a ticket for the cookie. Answer and time do not reveal whether reference and email match. */
export function askTrackingCode(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  asked: { reference: string; email: string },
): Promise<string> {
  return inTransaction(world.sql, async (tx) => {
    const reference = writtenReference(asked.reference);
    const ticket = newToken();
    const code = newCode();
    const found = await findTracked(tx, reference, asked.email);
    // The cap counts reference and address together, so that a stranger who knows the address cannot block its owner.
    const isAllowed = await allowMail(tx, world, "tracking code", asked.email, {
      about: reference,
      isWanted: found !== undefined,
    });
    const tracked = isAllowed ? found : undefined;
    await insertTrackingCode(tx, {
      ticketHash: hashOfToken(ticket),
      applicationId: tracked?.id ?? null,
      codeDigest: await digestOfCode(world.vault, ticket, code),
      expiresAt: new Date(world.clock().getTime() + codeMinutes * 60_000),
    });
    const { email, fullName } = tracked ?? { email: asked.email, fullName: null };
    const reader = { applicationId: tracked?.id ?? randomUUID() };
    const mail = await writeTo(tx, world.settings, reader, (locale) =>
      trackingCode(locale, { email, fullName, reference, code, host: new URL(world.settings.siteUrl).host }),
    );
    await enqueueEmail(
      tx,
      world.vault,
      { ...mail, ...(tracked && { applicationId: tracked.id }) },
      { isWanted: tracked !== undefined },
    );
    return ticket;
  });
}
