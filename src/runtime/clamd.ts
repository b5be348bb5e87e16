import { connect, type Socket } from "node:net";
import { NotScannable, type Scan, ScannerAway, type Verdict } from "../services/documents/scanner.ts";
import type { ClamdAddress } from "./config/setting-formats.ts";

interface Patience {
  idleMs: number;
  totalMs: number;
}

/** clamd needs some seconds for a large archive. */
const usual: Patience = { idleMs: 30_000, totalMs: 60_000 };
const longestAnswer = 4096;

export function clamdScan(address: ClamdAddress, patience: Partial<Patience> = {}): Scan {
  const { idleMs, totalMs } = { ...usual, ...patience };
  return async (file, calledOff) => {
    const socket = connect(address);
    socket.setTimeout(idleMs, () => socket.destroy(new Error("clamd does not answer")));
    const tooLong = setTimeout(() => socket.destroy(new Error("clamd takes too long")), totalMs);
    const callOff = () => socket.destroy(new Error("the site stops"));
    calledOff.addEventListener("abort", callOff);
    if (calledOff.aborted) callOff();
    const answered = answerOf(socket);
    const reader = file.getReader();
    try {
      // clamd may answer before it has everything.
      const answer = await Promise.race([answered, send(socket, reader).then(() => answered)]);
      return verdictOf(answer);
    } finally {
      clearTimeout(tooLong);
      calledOff.removeEventListener("abort", callOff);
      socket.destroy();
      await reader.cancel().catch(() => {});
    }
  };
}

function answerOf(socket: Socket): Promise<string> {
  const answered = new Promise<string>((resolve, reject) => {
    let said = "";
    const away = (cause?: unknown) => reject(new ScannerAway("clamd is away", { cause }));
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      said += text;
      const end = said.indexOf("\0");
      if (end >= 0) resolve(said.slice(0, end));
      else if (said.length > longestAnswer) away(new Error("clamd says too much"));
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // clamd hangs up on a file above its StreamMaxLength, and its answer is often lost.
      if (error.syscall === "write") reject(new NotScannable("clamd took only a part", { cause: error }));
      else away(error);
    });
    socket.on("close", () => away(new Error("clamd hung up")));
  });
  // The sending side may fail first, so its error is handled here.
  answered.catch(() => {});
  return answered;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function send(socket: Socket, reader: Reader): Promise<void> {
  await write(socket, Buffer.from("zINSTREAM\0"));
  for (;;) {
    const { value, done } = await reader.read();
    // An empty chunk ends the stream.
    if (done) return write(socket, lengthOf(0));
    if (value.length === 0) continue;
    socket.cork();
    socket.write(lengthOf(value.length));
    const written = write(socket, value);
    socket.uncork();
    await written;
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Resolves when the bytes are sent, so that only one chunk is in memory. */
function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    socket.write(bytes, (error) => {
      if (!error) resolve();
    });
  });
}

function verdictOf(answer: string): Verdict {
  if (answer === "stream: OK") return { infected: false };
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (signature !== undefined) return { infected: true, signature };
  throw new NotScannable(answer);
}
