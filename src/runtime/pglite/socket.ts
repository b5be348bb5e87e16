import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { WireSession } from "./wire-session.ts";

export function pgliteSockets(database: PGlite): () => PgliteSocket {
  const session = new WireSession(database);
  return () => new PgliteSocket(session);
}

const startupCancel = 80877102;

/** Implements what postgres.js uses of `net.Socket`. */
class PgliteSocket extends EventEmitter {
  readyState: "open" | "closed" = "open";
  #session: WireSession;
  #unsent: Buffer = Buffer.alloc(0);
  #started = false;
  #working = false;

  constructor(session: WireSession) {
    super();
    this.#session = session;
    session.join(this);
  }

  /** A write to memory is never too fast, so `write` reports no back-pressure. */
  write(bytes: Uint8Array, written?: () => void): true {
    this.#unsent = this.#unsent.length ? Buffer.concat([this.#unsent, bytes]) : Buffer.from(bytes);
    // A microtask delays the answer, so that none arrives inside postgres.js's own write.
    if (!this.#working) queueMicrotask(() => this.#work());
    written?.();
    return true;
  }

  end(): void {
    this.destroy();
  }

  destroy(): void {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    if (!this.#working) this.#leave();
  }

  setKeepAlive(): void {}
  pause(): void {}
  resume(): void {}

  async #work() {
    if (this.#working || this.readyState === "closed") return;
    this.#working = true;
    try {
      for (let messages = this.#take(); messages; messages = this.#take()) {
        await this.#session.acquire(this);
        if (this.readyState !== "open") break;
        const answer = await this.#session.exchange(messages);
        if (answer.length) this.emit("data", answer);
        if (isIdle(answer)) this.#session.release(this);
        // Otherwise one request after the other would be answered whole before the next is read, and a line of waiting
        // requests, in which payments come first, would never form.
        await nextTurn();
      }
    } catch (error) {
      this.emit("error", error);
      this.readyState = "closed";
    }
    this.#working = false;
    if (this.readyState === "closed") this.#leave();
  }

  #leave() {
    this.#session.leave(this).then(
      () => this.emit("close", false),
      () => this.emit("close", true),
    );
  }

  #take(): Buffer | undefined {
    if (this.readyState === "closed") return undefined;
    const end = this.#started ? endOfMessages(this.#unsent) : this.#endOfStartup();
    if (end === 0) return undefined;
    const taken = this.#unsent.subarray(0, end);
    this.#unsent = this.#unsent.subarray(end);
    return taken;
  }

  /** The startup message has no type byte. Queries block the process, so a cancel request does nothing. */
  #endOfStartup(): number {
    if (this.#unsent.length < 8) return 0;
    const length = this.#unsent.readInt32BE(0);
    if (this.#unsent.readInt32BE(4) === startupCancel) {
      this.destroy();
      return 0;
    }
    this.#started = this.#unsent.length >= length;
    return this.#started ? length : 0;
  }
}

export type { PgliteSocket };

function endOfMessages(bytes: Buffer): number {
  let end = 0;
  while (bytes.length - end >= 5) {
    const next = end + 1 + bytes.readInt32BE(end + 1);
    if (next > bytes.length) break;
    end = next;
  }
  return end;
}

function isIdle(answer: Buffer): boolean {
  return (
    answer.length >= 6 &&
    answer.at(-6) === 0x5a &&
    answer.readInt32BE(answer.length - 5) === 5 &&
    answer.at(-1) === 0x49
  );
}
