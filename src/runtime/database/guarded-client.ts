import type { Client } from "../../db/connect.ts";
import type { DatabaseGuard } from "./database-guard.ts";

/** postgres.js runs a query when somebody first awaits it. */
interface Query extends Promise<unknown> {
  handler: (query: Query) => unknown;
  reject: (error: unknown) => void;
  canceller: (query: Query) => Promise<unknown>;
}

/** Runs each query of the client through the guard, which refuses it while the database is away. */
export function guardedClient(client: Client, guard: DatabaseGuard): Client {
  const own: Record<PropertyKey, unknown> = {
    begin: (...given: Parameters<Client["begin"]>) =>
      guard.run(() => client.begin(...given) as Promise<unknown>),
    unsafe: (...given: Parameters<Client["unsafe"]>) => guarded(client.unsafe(...given), guard),
  };
  return new Proxy(client, {
    apply: (target, self, given) => guarded(Reflect.apply(target, self, given), guard),
    get: (target, name) => own[name] ?? Reflect.get(target, name),
  });
}

function guarded<T>(made: T, guard: DatabaseGuard): T {
  if (!(made instanceof Promise)) return made;
  const query = made as unknown as Query;
  const { handler } = query;
  query.handler = () => {
    // The query's own `then` would run it again.
    const settled = async () => {
      handler(query);
      await Promise.prototype.then.call(query, () => {});
    };
    // The query's own `cancel` ignores errors, which would end the process.
    const cancel = () => void query.canceller(query).catch(() => {});
    guard.run(settled, cancel).catch((error) => query.reject(error));
  };
  return made;
}
