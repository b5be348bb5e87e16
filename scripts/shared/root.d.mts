export const root: string;
export function at(...path: string[]): string;
