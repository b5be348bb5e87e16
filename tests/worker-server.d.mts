export interface RunningWorker {
  url: string;
  /** Its last lines. */
  said: string[];
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export function startMigratedWorker(
  databaseUrl: string,
  env: Record<string, string | undefined>,
  adminPassword?: string,
): Promise<RunningWorker>;
