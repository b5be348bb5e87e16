/** What a process started with `--inspect=127.0.0.1:PORT` holds, after a collection of what nobody needs. */
export async function usedHeap(port: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const call = (id: number, method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const said = JSON.parse(String(data)) as { id: number; result: { usedSize: number } };
        if (said.id === id) resolve(said.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method }));
    });
  await call(1, "HeapProfiler.collectGarbage");
  const { usedSize } = await call(2, "Runtime.getHeapUsage");
  socket.close();
  return usedSize;
}
