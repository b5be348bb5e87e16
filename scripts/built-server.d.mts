export function loadServer(file?: string): Record<string, unknown>;
export function keepCode(file?: string): void;
