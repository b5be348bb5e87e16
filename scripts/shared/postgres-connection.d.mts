export function postgresConnection(url: string): Record<string, string>;
