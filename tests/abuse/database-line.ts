import type { AddressInfo } from "node:net";
import { createServer, connect as dial, type Socket } from "node:net";

/** A way to the database: it counts who takes it, and may let the database's answers come late. */
export interface DatabaseLine {
  port: number;
  /** Connections that were opened so far. */
  dialled(): number;
  close(): void;
}

export async function databaseLine(target: number, lateMs = 0): Promise<DatabaseLine> {
  let dialled = 0;
  const open = new Set<Socket>();
  const line = createServer((near) => {
    dialled += 1;
    const far = dial(target, "127.0.0.1");
    near.pipe(far);
    if (lateMs === 0) far.pipe(near);
    else far.on("data", (bytes) => setTimeout(() => near.writable && near.write(bytes), lateMs));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          open.delete(one);
          other.destroy();
        });
    }
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => line.once("listening", resolve));
  const close = () => {
    line.close();
    for (const socket of open) socket.destroy();
  };
  return { port: (line.address() as AddressInfo).port, dialled: () => dialled, close };
}
