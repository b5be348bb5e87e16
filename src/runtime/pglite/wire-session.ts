import type { PGlite } from "@electric-sql/pglite";

/** Gives PGlite's one session to one connection at a time, so that messages of several never mix. */
export class WireSession {
  #database: PGlite;
  #members = new Set<object>();
  #owner: object | undefined;
  #waiting: { member: object; resume: () => void }[] = [];

  constructor(database: PGlite) {
    this.#database = database;
  }

  join(member: object): void {
    this.#members.add(member);
  }

  async acquire(member: object): Promise<void> {
    if (this.#owner === member) return;
    if (this.#owner) await new Promise<void>((resume) => this.#waiting.push({ member, resume }));
    else this.#owner = member;
  }

  release(member: object): void {
    if (this.#owner !== member) return;
    const next = this.#waiting.shift();
    this.#owner = next?.member;
    next?.resume();
  }

  async exchange(messages: Uint8Array): Promise<Buffer> {
    const pieces: Buffer[] = [];
    await this.#database.execProtocolRawStream(messages, {
      syncToFs: false,
      // Copies the bytes, because the next piece overwrites this WASM memory.
      onRawData: (bytes) => pieces.push(Buffer.from(bytes)),
    });
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  }

  /** Rolls back and resets settings, as a server does for a lost connection. */
  async leave(member: object): Promise<void> {
    if (!this.#members.delete(member)) return;
    try {
      if (this.#owner === member && this.#database.ready) {
        await this.exchange(sync);
        if (this.#database.isInTransaction()) await this.exchange(simpleQuery("rollback"));
      }
      if (this.#members.size === 0 && this.#database.ready) await this.exchange(simpleQuery("discard all"));
    } finally {
      this.release(member);
    }
  }
}

const sync = Uint8Array.of(0x53, 0, 0, 0, 4);

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(6 + text.length);
  message.write("Q", 0);
  message.writeInt32BE(5 + text.length, 1);
  message.write(text, 5);
  return message;
}
