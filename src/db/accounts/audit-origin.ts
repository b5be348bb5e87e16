import { AsyncLocalStorage } from "node:async_hooks";

/** Keyed digests of where an audit entry came from; null outside a request, and without a session. */
export interface AuditOrigin {
  session: Uint8Array | null;
  network: Uint8Array | null;
}

/** The origin of an entry by an actor; a session that begins with the entry is named by its token. */
export type FindOrigin = (actorKind: string, sessionToken?: string) => Promise<AuditOrigin>;

/** Entries are written deep in transactions. The request's origin follows the request there by itself. */
const requests = new AsyncLocalStorage<FindOrigin>();

export const withAuditOrigin = <T>(find: FindOrigin, work: () => T): T => requests.run(find, work);

export const findAuditOrigin: FindOrigin = async (actorKind, sessionToken) =>
  (await requests.getStore()?.(actorKind, sessionToken)) ?? { session: null, network: null };
