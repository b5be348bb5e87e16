import type { Sql } from "./sql.ts";

type Callable = (...given: unknown[]) => unknown;

/** Calls `check` with the values of each statement before it is sent. */
export function withStatementHook<S extends Sql>(sql: S, check: (given: unknown[]) => void): S {
  const checked =
    (call: Callable): Callable =>
    (...given) => {
      check(given);
      return call(...given);
    };
  const begun = (begin: Callable) =>
    checked((...given) => {
      const work = given.pop() as Callable;
      return begin(...given, (tx: S) => work(withStatementHook(tx, check)));
    });
  const wrappers = new Map<PropertyKey, (call: Callable) => Callable>([
    ["begin", begun],
    ["savepoint", begun],
    ["unsafe", checked],
  ]);
  return new Proxy(sql, {
    apply: (target, self, given) => checked((...all) => Reflect.apply(target, self, all))(...given),
    get: (target, name) => {
      const value = Reflect.get(target, name);
      return wrappers.get(name)?.(value as Callable) ?? value;
    },
  });
}
