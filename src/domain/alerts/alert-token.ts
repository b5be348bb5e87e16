import { randomUUID } from "node:crypto";
import { hashOfToken, newToken } from "../../auth/token.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import type { Sealed } from "../../shared/sealed.ts";

export const alertTokenContext = (id: string) => `job_alerts.token:${id}`;

/** The alert's emails need the token again, so the database keeps it sealed beside its hash. */
export async function newAlertToken(vault: Vault) {
  const [id, token] = [randomUUID(), newToken()];
  const sealed = await sealAlertToken(vault, id, token);
  return { id, token, tokenHash: hashOfToken(token), sealed };
}

export const sealAlertToken = (vault: Vault, id: string, token: string): Promise<Sealed> =>
  vault.sealJson(token, alertTokenContext(id));

export const openAlertToken = (vault: Vault, id: string, sealed: Sealed): Promise<string> =>
  vault.openJson<string>(sealed, alertTokenContext(id));
