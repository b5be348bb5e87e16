export interface Prism {
  url: string;
  /** The calls that it has seen so far. */
  compared(): number;
  stop(): Promise<void>;
}

export function startPrism(siteUrl: string, env: Record<string, string | undefined>): Promise<Prism>;
