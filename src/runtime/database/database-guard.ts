import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  readonly code: "CONNECTION_AWAY" | "CONNECTION_CUT";

  constructor(message: string, code: DatabaseAway["code"] = "CONNECTION_AWAY") {
    super(message);
    this.code = code;
  }
}

interface Turn {
  since: number;
  giveUp: (error: Error) => void;
  cancel: (() => void) | undefined;
}

interface Options {
  sockets: Set<Socket>;
  places: number;
  patienceMs: number;
  probe: () => Promise<unknown>;
}

const tickMs = 250;
const pauseMs = 250;
const probeMs = 2_000;
/** postgres.js would lose what it gives to a connection between the error and the close. */
const closingMs = 20;
const lostConnection = /^(CONNECTION_|CONNECT_|E[A-Z]+$|57P0)/;
const cannotConnect =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_AWAY|57P03)$/;

/**
 * postgres.js has no deadline of its own, so a frozen database would hold every caller. Once the database is
 * away, callers are refused at once, and one probe at a time asks whether it is back. A late tick counts
 * once, because this process was busy.
 */
export class DatabaseGuard {
  readonly #options: Options;
  readonly #patience: number;
  readonly #running = new Set<Turn>();
  readonly #waiting: { since: number; enter: () => void; giveUp: (error: Error) => void }[] = [];
  readonly #seen = new WeakMap<Socket, { bytes: number; read: number; movedAt: number }>();
  #taken = 0;
  #now = 0;
  #heardAt = 0;
  #away = false;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#patience = Math.ceil(options.patienceMs / tickMs);
  }

  async run<T>(work: () => Promise<T>, cancel?: () => void): Promise<T> {
    if (this.#away) throw new DatabaseAway("The database is away.");
    await this.#enter();
    let turn: Turn | undefined;
    try {
      const given = new Promise<never>((_, giveUp) => {
        turn = { since: this.#now, giveUp, cancel };
        this.#running.add(turn);
      });
      const done = await Promise.race([work(), given]);
      this.#leave();
      return done;
    } catch (error) {
      const code = String((error as { code?: unknown } | undefined)?.code);
      if (cannotConnect.test(code)) this.#goAway();
      if (lostConnection.test(code)) setTimeout(() => this.#leave(), closingMs);
      else this.#leave();
      throw error;
    } finally {
      if (turn) this.#running.delete(turn);
    }
  }

  #enter(): Promise<void> {
    this.#watch();
    if (this.#taken < this.#options.places) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((enter, giveUp) => this.#waiting.push({ since: this.#now, enter, giveUp }));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next.enter();
    else this.#taken -= 1;
  }

  #watch(): void {
    if (this.#clock) return;
    this.#heardAt = this.#now;
    this.#clock = setInterval(() => this.#tick(), tickMs).unref();
  }

  #tick(): void {
    this.#now += 1;
    this.#listen();
    const limit = this.#now - this.#patience;
    while (this.#waiting[0] && this.#waiting[0].since <= limit)
      this.#waiting.shift()?.giveUp(new DatabaseAway("All connections to the database are taken."));
    const late = [...this.#running].filter((turn) => turn.since <= limit);
    if (late.length > 0) {
      if (this.#heardAt <= limit) this.#goAway();
      else this.#cut(late, limit);
    }
    if (this.#taken > 0) return;
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  /** Counts bytes, because over TLS nothing else shows progress. */
  #listen(): void {
    for (const socket of this.#options.sockets) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      const before = this.#seen.get(socket);
      if (before?.bytes === bytes) continue;
      if (before && before.read < socket.bytesRead) this.#heardAt = this.#now;
      this.#seen.set(socket, { bytes, read: socket.bytesRead, movedAt: this.#now });
    }
  }

  #cut(late: Turn[], limit: number): void {
    for (const turn of late) {
      turn.cancel?.();
      turn.cancel = undefined;
    }
    const grace = 1_000 / tickMs;
    for (const socket of this.#options.sockets)
      if ((this.#seen.get(socket)?.movedAt ?? this.#now) <= limit - grace) this.#destroy(socket);
  }

  #destroy(socket: Socket): void {
    if (socket.destroyed) return;
    // Under TLS nobody else listens on the raw socket.
    socket.once("error", () => {});
    socket.destroy(new DatabaseAway("The database said nothing for too long.", "CONNECTION_CUT"));
  }

  #goAway(): void {
    if (this.#away) return;
    this.#away = true;
    const reason = new DatabaseAway("The database does not answer.");
    for (const { giveUp } of this.#waiting.splice(0)) giveUp(reason);
    if (this.#now - this.#heardAt >= this.#patience) {
      for (const socket of this.#options.sockets) this.#destroy(socket);
      for (const { giveUp } of this.#running) giveUp(reason);
    }
    void this.#probe();
  }

  async #probe(): Promise<void> {
    while (this.#away) {
      await wait(pauseMs, undefined, { ref: false });
      const late = wait(probeMs, false, { ref: false });
      const answered = this.#options.probe().then(
        () => true,
        () => false,
      );
      this.#away = !(await Promise.race([answered, late]));
      this.#heardAt = this.#now;
      if (this.#away) for (const socket of this.#options.sockets) this.#destroy(socket);
    }
  }
}
