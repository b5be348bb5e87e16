import type postgres from "postgres";

/** camelCase in TypeScript, snake_case in SQL (`postgres.camel`). */
type Types = Record<string, never>;

export type Sql = postgres.ISql<Types>;

export type Transaction = postgres.TransactionSql<Types>;

export type Database = postgres.Sql<Types> | Transaction;

/** Runs `work` in a transaction, or in a savepoint of one. */
export function inTransaction<T>(sql: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const begun = "savepoint" in sql ? sql.savepoint(work) : sql.begin(work);
  return begun as Promise<T>;
}
