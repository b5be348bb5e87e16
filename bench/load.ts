import { ended, start } from "../scripts/shared/processes.mjs";
import type { Seen, Task } from "./client.ts";

export interface Target {
  url: string;
  headers?: Record<string, string>;
  body?: string;
  paths?: string[];
  mayRefuse?: boolean;
  connections?: number;
}

const rounds = 5;
const secondsEach = 2;
const warmSeconds = 4;

export async function load(target: Target, seconds = secondsEach): Promise<Seen> {
  const { url, headers = {}, body, paths = [], mayRefuse = false, connections = 32 } = target;
  const { port, pathname, search } = new URL(url);
  const all = [pathname + search, ...paths];
  const task: Task = { port: Number(port), paths: all, headers, body, mayRefuse, connections, seconds };
  const args = ["--import", "tsx", "bench/client.ts", JSON.stringify(task)];
  const client = start(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  client.stdout!.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  if ((await ended(client)) !== 0) throw new Error(`the client of ${url} failed`);
  return JSON.parse(said);
}

interface Comparison {
  ratio: number;
  note: string;
}

/** Turn by turn, so that the machine's other work slows both. */
export async function compare(ours: Target, plain: Target): Promise<Comparison> {
  // The engine compiles both well meanwhile.
  await load(ours, warmSeconds);
  await load(plain, warmSeconds);
  const pairs: { ours: number; plain: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ plain: rateOf(await load(plain)), ours: rateOf(await load(ours)) });
  }
  const of = (value: (pair: (typeof pairs)[number]) => number) => median(pairs.map(value));
  const rate = (value: number) => Math.round(value).toLocaleString("en");
  return {
    ratio: of(({ ours, plain }) => ours / plain),
    note: `${rate(of(({ ours }) => ours))}/s to ${rate(of(({ plain }) => plain))}/s`,
  };
}

const rateOf = ({ requests, seconds }: Seen) => requests / seconds;

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
