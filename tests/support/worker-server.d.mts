export interface RunningWorker {
  url: string;
  /** Its last lines. */
  said: string[];
  environment: Record<string, string>;
  /** Calls its cron as the platform would. */
  ring(scheduledTime?: Date): Promise<{ outcome: string }>;
  stop(): Promise<void>;
}

export function startMigratedWorker(
  databaseUrl: string,
  env: Record<string, string | undefined>,
  adminPassword?: string,
): Promise<RunningWorker>;
