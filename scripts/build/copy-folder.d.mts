export function copyFolder(from: string, to: string): Promise<void>;
export function isThere(path: string): Promise<boolean>;
