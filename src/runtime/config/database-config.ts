import type { Variables } from "./variables.ts";

export interface DatabaseConfig {
  /** Absent: the database embedded in this process. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export function databaseOf(variables: Variables): DatabaseConfig {
  const databaseUrl = variables.databaseUrl("DATABASE_URL");
  return { databaseUrl, dataDir: variables.text("DATA_DIR") ?? ".data" };
}
