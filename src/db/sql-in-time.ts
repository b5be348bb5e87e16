import type { Failure } from "../errors.ts";
import type { Sql } from "./sql.ts";

type Callable = (...given: unknown[]) => unknown;

/**
 * The same client or transaction, which takes statements as long as `refusal` gives none: a transaction that comes too
 * late for its next one is rolled back.
 */
export function sqlInTime<S extends Sql>(sql: S, refusal: () => Failure | undefined): S {
  const inTime =
    (call: Callable): Callable =>
    (...given) => {
      const failure = refusal();
      if (failure) throw failure;
      return call(...given);
    };
  const begun = (begin: Callable) =>
    inTime((...given) => {
      const work = given.pop() as Callable;
      return begin(...given, (tx: S) => work(sqlInTime(tx, refusal)));
    });
  const wrappers = new Map<PropertyKey, (call: Callable) => Callable>([
    ["begin", begun],
    ["savepoint", begun],
    ["unsafe", inTime],
  ]);
  return new Proxy(sql, {
    apply: (target, self, given) => inTime((...all) => Reflect.apply(target, self, all))(...given),
    get: (target, name) => {
      const value = Reflect.get(target, name);
      return wrappers.get(name)?.(value as Callable) ?? value;
    },
  });
}
