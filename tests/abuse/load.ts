import { Agent, type IncomingMessage, request } from "node:http";

export interface Answer {
  /** Undefined: there was none. */
  status: number | undefined;
  ms: number;
  headers: IncomingMessage["headers"];
  text: string;
  /** Why there was none. */
  cause?: string;
  /** Over a connection that had been answered before. */
  reused?: boolean;
}

export interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Connections that are kept and used again, as browsers do. */
export const connections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

/** One request over plain HTTP; it never throws. */
export function ask(
  base: string,
  agent: Agent,
  { path, method = "GET", headers, body }: Ask,
): Promise<Answer> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const end = (answer: Omit<Answer, "ms">) => resolve({ ...answer, ms: performance.now() - begun });
    const failed = (error: Error) => {
      const cause = (error as { code?: string }).code ?? error.message;
      end({ status: undefined, headers: {}, text: "", cause, reused: sent.reusedSocket });
    };
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const sent = request(
      `${base}${path}`,
      { method, agent, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          end({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
        response.on("error", failed);
      },
    );
    sent.on("error", failed);
    sent.end(body);
  });
}

export const jsonAsk = (path: string, body: unknown): Ask => ({
  path,
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** Runs this many visitors, who ask again after each answer until told to stop. */
export function visitors(count: number, visit: () => Promise<unknown>): { stop(): Promise<void> } {
  let stopped = false;
  const all = Array.from({ length: count }, async () => {
    while (!stopped) await visit();
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(all);
    },
  };
}

/** Sends this many requests a second, whether earlier ones are answered or not. Resolves when all are answered. */
export async function arrivals(
  perSecond: number,
  seconds: number,
  arrive: () => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  const under: Promise<unknown>[] = [];
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * perSecond;
    while (under.length < due) under.push(arrive());
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await Promise.all(under);
}
