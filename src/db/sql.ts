import type postgres from "postgres";

/** camelCase in TypeScript, snake_case in SQL (`postgres.camel`). */
type Types = Record<string, never>;

/** What a query function takes: a connection, or the transaction it runs in. */
export type Sql = postgres.ISql<Types>;

/** A transaction in which everything happens together or not at all. */
export type Transaction = postgres.TransactionSql<Types>;

/** What an operation takes: it may begin a transaction, or join the one it is called in. */
export type Database = postgres.Sql<Types> | Transaction;

/** Runs `work` in one transaction, or in a savepoint when `sql` is a transaction already. */
export function inTransaction<T>(sql: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const begun = "savepoint" in sql ? sql.savepoint(work) : sql.begin(work);
  return begun as Promise<T>;
}
