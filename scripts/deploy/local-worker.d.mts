export interface LocalWorker {
  url: string;
  /** The last lines of its output. */
  said: string[];
  /** Calls its cron as the platform would. */
  ring(scheduledTime?: Date): Promise<{ outcome: string }>;
  stop(): Promise<void>;
}

export function startLocalWorker(options: {
  databaseUrl: string;
  vars: Record<string, string>;
  port: number;
  host?: string;
  folder?: string;
  onLine?: (line: string) => void;
}): Promise<LocalWorker>;
