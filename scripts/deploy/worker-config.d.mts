export function workerConfig(): Promise<{
  workers_dev: boolean;
  preview_urls: boolean;
  main: string;
  assets: { directory: string };
  compatibility_date: string;
  compatibility_flags: string[];
}>;
