export function workerConfig(): Promise<{
  main: string;
  assets: { directory: string };
  compatibility_date: string;
  compatibility_flags: string[];
}>;
