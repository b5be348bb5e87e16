import type { Vault } from "../../services/sealing/vault.ts";
import type { Sealed } from "../../shared/sealed.ts";

export const alertTokenContext = (id: string) => `job_alerts.token:${id}`;

export const sealAlertToken = (vault: Vault, id: string, token: string): Promise<Sealed> =>
  vault.sealJson(token, alertTokenContext(id));

export const openAlertToken = (vault: Vault, id: string, sealed: Sealed): Promise<string> =>
  vault.openJson<string>(sealed, alertTokenContext(id));
