export function findChromium(needs?: { isWhole?: boolean }): Promise<string | undefined>;
