import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

interface SlowLine {
  url: string;
  close(): void;
}

interface Conditions {
  bitsPerSecond: number;
  roundTripMs: number;
}

const packetBytes = 1_460;

/**
 * A bad line that all connections share. The browser's own emulation leaves out prefetching and connecting.
 */
export async function openSlowLine(url: string, conditions: Conditions): Promise<SlowLine> {
  const { port } = new URL(url);
  const down = lane(conditions);
  const up = lane(conditions);
  const open = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, async (near) => {
    // The time of the handshake.
    await sleep(conditions.roundTripMs);
    const far = connect(Number(port), "127.0.0.1");
    for (const [one, other, send] of [
      [near, far, up],
      [far, near, down],
    ] as const) {
      open.add(one);
      one.setNoDelay(true).on("data", send(other));
      one.on("error", () => other.destroy()).on("close", () => open.delete(one) && other.destroy());
    }
    near.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function lane({ bitsPerSecond, roundTripMs }: Conditions) {
  let freeAt = 0;
  let before = Promise.resolve();
  return (to: Socket) => (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packetBytes) {
      const packet = chunk.subarray(start, start + packetBytes);
      freeAt = Math.max(freeAt, performance.now()) + (packet.length * 8 * 1000) / bitsPerSecond;
      const arrivesAt = freeAt + roundTripMs / 2;
      before = before.then(async () => {
        const ms = arrivesAt - performance.now();
        if (ms > 0) await sleep(ms);
        if (!to.destroyed) to.write(packet);
      });
    }
  };
}
