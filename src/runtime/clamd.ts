import { connect, type Socket } from "node:net";
import { NotScannable, type Scan, ScannerAway, type Verdict } from "../services/documents/scanner.ts";
import type { ClamdAddress } from "./config/setting-formats.ts";

interface Patience {
  /** Until it takes or says anything more. */
  idleMs: number;
  /** In all. */
  totalMs: number;
}

/** clamd looks into a large archive for some seconds. */
const usual: Patience = { idleMs: 30_000, totalMs: 60_000 };
const longestAnswer = 4096;

/** Has clamd scan what it is sent over a connection of its own (INSTREAM), a chunk at a time. */
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
      // Its answer may come before all is sent: then it reads no further.
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

/** What clamd says, up to the zero byte. */
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
      // clamd hangs up on a file that is longer than its StreamMaxLength, and its answer is often lost with it.
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
    // A chunk without bytes ends the stream.
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

/**
 * Done when the bytes are on their way, so that one chunk at a time is in memory. A connection that broke is told by
 * `answerOf`, after what clamd said before it hung up.
 */
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
