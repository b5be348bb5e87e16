import type { Variables } from "./variables.ts";

export interface DatabaseConfig {
  databaseUrl: string | undefined;
  dataDir: string;
}

export function databaseOf(variables: Variables): DatabaseConfig {
  return { databaseUrl: variables.read("DATABASE_URL"), dataDir: variables.read("DATA_DIR") };
}
