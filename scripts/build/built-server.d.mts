type Exports = Record<string, (...given: never[]) => unknown>;

export function loadServer(file?: string): Exports;
export function keepCode(file?: string, rehearse?: (server: Exports) => unknown): Promise<void>;
