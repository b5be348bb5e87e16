import { PostgresJsAdapter } from "@lucia-auth/adapter-postgresql";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import type { Sql } from "../db/sql.ts";
import { hashOfToken, newToken } from "./token.ts";

const idle = new TimeSpan(14, "d");
const absoluteMs = new TimeSpan(30, "d").milliseconds();
export const sessionMaxAgeSeconds = absoluteMs / 1000;

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOn>;
    DatabaseSessionAttributes: { begun_at?: Date };
  }
}

const stored = (id: string) => Buffer.from(hashOfToken(id)).toString("hex");

/** Lucia saves session ids as they are, so this adapter saves their hashes instead. */
function hashed(adapter: Adapter): Adapter {
  return {
    async getSessionAndUser(id) {
      const [session, user] = await adapter.getSessionAndUser(stored(id));
      return [session && { ...session, id }, user];
    },
    getUserSessions: (userId) => adapter.getUserSessions(userId),
    setSession: (session: DatabaseSession) => adapter.setSession({ ...session, id: stored(session.id) }),
    updateSessionExpiration: (id, expiresAt) => adapter.updateSessionExpiration(stored(id), expiresAt),
    deleteSession: (id) => adapter.deleteSession(stored(id)),
    deleteUserSessions: (userId) => adapter.deleteUserSessions(userId),
    deleteExpiredSessions: () => adapter.deleteExpiredSessions(),
  };
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The adapter reads snake_case columns, but our client returns camelCase. */
function asAdapterReads(sql: Sql): ConstructorParameters<typeof PostgresJsAdapter>[0] {
  const unsafe = async (query: string, values: never[]) => {
    const rows = await sql.unsafe(query, values);
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
    );
  };
  return { unsafe } as unknown as ConstructorParameters<typeof PostgresJsAdapter>[0];
}

function luciaOn(sql: Sql) {
  const adapter = new PostgresJsAdapter(asAdapterReads(sql), { user: "users", session: "user_sessions" });
  return new Lucia(hashed(adapter), {
    sessionExpiresIn: idle,
    getSessionAttributes: ({ begun_at }) => ({ begunAt: begun_at }),
  });
}

export async function openSession(sql: Sql, userId: string): Promise<string> {
  const { id } = await luciaOn(sql).createSession(userId, {}, { sessionId: newToken() });
  return id;
}

export async function userIdOfSession(sql: Sql, id: string): Promise<string | undefined> {
  const lucia = luciaOn(sql);
  const { session, user } = await lucia.validateSession(id);
  if (!session) return undefined;
  if (session.begunAt && session.begunAt.getTime() + absoluteMs < Date.now()) {
    await lucia.invalidateSession(id);
    return undefined;
  }
  return user.id;
}

export const closeSession = (sql: Sql, id: string): Promise<void> => luciaOn(sql).invalidateSession(id);

export const closeAllSessions = (sql: Sql, userId: string): Promise<void> =>
  luciaOn(sql).invalidateUserSessions(userId);
