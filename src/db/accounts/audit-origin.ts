import { AsyncLocalStorage } from "node:async_hooks";

/** Keyed digests of session and network. Null outside a request. */
interface AuditOrigin {
  session: Uint8Array | null;
  network: Uint8Array | null;
}

type FindOrigin = (actorKind: string, sessionToken?: string) => Promise<AuditOrigin>;

/** Operations write entries deep inside transactions, so the origin follows the request by itself. */
const requests = new AsyncLocalStorage<FindOrigin>();

export const withAuditOrigin = <T>(find: FindOrigin, work: () => T): T => requests.run(find, work);

export const findAuditOrigin: FindOrigin = async (actorKind, sessionToken) =>
  (await requests.getStore()?.(actorKind, sessionToken)) ?? { session: null, network: null };
