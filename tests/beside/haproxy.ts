import { example, type Program, program } from "./beside.ts";

/** HAProxy with the example's file, on this port of localhost before these two places. */
export function haproxy(port: string, [one, two]: [string, string]): Promise<Program> {
  const file = example("haproxy.cfg", {
    "bind :443": `bind localhost:${port}`,
    "127.0.0.1:3000": one,
    "127.0.0.1:3001": two,
  });
  const isReady = async () => (await fetch(`https://localhost:${port}/readyz`)).ok;
  return program("haproxy", ["-db", "-f", file], isReady);
}
