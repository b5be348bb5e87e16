export function claimFolder(folder: string, attempts?: number): Promise<number | (() => Promise<void>)>;
