import { type AddressInfo, createServer, type Socket } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clamdScan as scanOf } from "./clamd.ts";

const clamd = suite("clamd");

/** Scans with a signal that never aborts. */
const clamdScan =
  (...given: Parameters<typeof scanOf>) =>
  (file: ReadableStream<Uint8Array>) =>
    scanOf(...given)(file, new AbortController().signal);

/** Listens like clamd, and does this with each connection. */
async function standIn(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: { host: "127.0.0.1", port }, close };
}

/** Collects what arrives, and answers at the end of the stream. */
const answering = (answer: string, taken: Buffer[] = []) =>
  standIn((socket) => {
    socket.on("data", (bytes: Buffer) => {
      taken.push(bytes);
      if (Buffer.concat(taken).subarray(-4).equals(Buffer.alloc(4))) socket.write(answer);
    });
  });

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

async function nameOfFailure(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "none",
    (error: Error) => error.name,
  );
}

clamd("sends each chunk behind its length, and an empty one at the end", async () => {
  const taken: Buffer[] = [];
  const { address, close } = await answering("stream: OK\0", taken);
  assert.equal(await clamdScan(address)(streamOf(Buffer.from("one"), Buffer.from("three"))), {
    infected: false,
  });
  const wanted = "zINSTREAM\0\0\0\0\x03one\0\0\0\x05three\0\0\0\0";
  assert.is(Buffer.concat(taken).toString("latin1"), wanted);
  await close();
});

clamd("gives the name of what was found", async () => {
  const { address, close } = await answering("stream: Eicar-Test FOUND\0");
  const verdict = await clamdScan(address)(streamOf(Buffer.from("x")));
  assert.equal(verdict, { infected: true, signature: "Eicar-Test" });
  await close();
});

for (const answer of [
  "INSTREAM size limit exceeded. ERROR",
  "stream: Can't allocate memory ERROR",
  "nonsense",
])
  clamd(`takes no answer for clean but OK: ${answer}`, async () => {
    const { address, close } = await answering(`${answer}\0`);
    assert.is(await nameOfFailure(clamdScan(address)(streamOf(Buffer.from("x")))), "NotScannable");
    await close();
  });

clamd("tells of one that takes the file and never answers", async () => {
  const { address, close } = await standIn((socket) => socket.resume());
  const scan = clamdScan(address, { idleMs: 50 });
  assert.is(await nameOfFailure(scan(streamOf(Buffer.from("x")))), "ScannerAway");
  await close();
});

clamd("tells of one that takes nothing, however long the file is", async () => {
  const { address, close } = await standIn((socket) => socket.pause());
  const scan = clamdScan(address, { idleMs: 50 });
  const chunks = Array.from({ length: 20 }, () => new Uint8Array(512 * 1024));
  assert.is(await nameOfFailure(scan(streamOf(...chunks))), "ScannerAway");
  await close();
});

clamd("waits no longer in all than it may, for one that answers a letter at a time", async () => {
  const { address, close } = await standIn((socket) => {
    const drip = setInterval(() => socket.write("s"), 10);
    socket.on("close", () => clearInterval(drip));
  });
  const scan = clamdScan(address, { totalMs: 100 });
  assert.is(await nameOfFailure(scan(streamOf(Buffer.from("x")))), "ScannerAway");
  await close();
});

clamd("tells of one that hangs up without an answer", async () => {
  const { address, close } = await standIn((socket) => socket.once("data", () => socket.end()));
  assert.is(await nameOfFailure(clamdScan(address)(streamOf(Buffer.from("x")))), "ScannerAway");
  await close();
});

clamd("tells of one that is not there", async () => {
  const { address, close } = await standIn(() => {});
  await close();
  assert.is(await nameOfFailure(clamdScan(address)(streamOf(Buffer.from("x")))), "ScannerAway");
  const nowhere = { path: "/nowhere/clamd.sock" };
  assert.is(await nameOfFailure(clamdScan(nowhere)(streamOf(Buffer.from("x")))), "ScannerAway");
});

clamd("is let go of when the scan is called off, before or meanwhile", async () => {
  let connections = 0;
  const calling = new AbortController();
  const { address, close } = await standIn((socket) => {
    connections += 1;
    socket.resume();
    calling.abort();
  });
  for (let n = 0; n < 2; n += 1) {
    const scan = scanOf(address)(streamOf(Buffer.from("x")), calling.signal);
    assert.is(await nameOfFailure(scan), "ScannerAway");
  }
  assert.ok(connections >= 1);
  await close();
});

clamd("lets go of a file that it reads no further", async () => {
  const { address, close } = await standIn((socket) => socket.write("stream: Eicar-Test FOUND\0"));
  let letGo = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    cancel: () => {
      letGo = true;
    },
  });
  assert.is((await clamdScan(address)(endless)).infected, true);
  assert.ok(letGo);
  await close();
});

clamd("passes on that the file cannot be read", async () => {
  const { address, close } = await standIn((socket) => socket.resume());
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("no such piece")) });
  assert.is(await nameOfFailure(clamdScan(address)(broken)), "Error");
  await close();
});

clamd.run();
