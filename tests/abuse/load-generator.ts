import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** One request in so many (`every`); `#` in the path is a number that no other has. The first kind that fits is sent. */
export interface Kind {
  name: string;
  every: number;
  path: string;
  method?: string;
  /** JSON. */
  body?: string;
}

export interface Order {
  seconds: number;
  kinds: Kind[];
  /** Requests for each second, whether earlier ones are answered or not. Without it, a fixed number runs at a time. */
  perSecond?: number;
  atOnce?: number;
}

export interface Generated {
  kind: string;
  /** 0: there was no answer. */
  status: number;
  ms: number;
  /** 0: it was not said. */
  retryAfter: number;
}

const program = fileURLToPath(new URL("load-process.mjs", import.meta.url));

/** Loads the site from a process of its own; gives how each request was answered. */
export async function generateLoad(site: { url: string }, order: Order): Promise<Generated[]> {
  const { hostname: host, port } = new URL(site.url);
  const generator = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  generator.stdin.end(JSON.stringify({ host, port: Number(port), ...order }));
  return JSON.parse(await text(generator.stdout)) as Generated[];
}
