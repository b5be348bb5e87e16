import { lazyStream } from "../../shared/lazy-stream.ts";
import { type Timer, wallTimer } from "../timer.ts";

/**
 * The sender must send `bytesPerSecond` on average over each `overMs`, and everything within `totalMs`. A slow line is
 * fast enough for this, but a connection that sends nothing ends.
 */
interface Pace {
  bytesPerSecond: number;
  overMs: number;
  totalMs: number;
  timer: Timer;
}

export class UploadTooSlow extends Error {
  override name = "UploadTooSlow";
}

const patient: Pace = { bytesPerSecond: 4000, overMs: 30_000, totalMs: 15 * 60_000, timer: wallTimer };

/** Only time spent waiting for the sender counts, not a slow store. */
export function withMinimumSpeed(
  body: ReadableStream<Uint8Array>,
  limits: Partial<Pace> = {},
): ReadableStream<Uint8Array> {
  const { bytesPerSecond, overMs, totalMs, timer } = { ...patient, ...limits };
  const reader = body.getReader();
  const endsAt = timer.now() + totalMs;
  const arrivals = new Arrivals((bytesPerSecond * overMs) / 1000, overMs);
  let waitedMs = 0;

  const next = async () => {
    const askedAt = timer.now();
    const patienceMs = Math.min(arrivals.enoughUntil() - waitedMs, endsAt - askedAt);
    try {
      const read = await within(patienceMs, reader.read(), timer);
      waitedMs += timer.now() - askedAt;
      if (!read.done) arrivals.add(waitedMs, read.value.length);
      return read;
    } catch (error) {
      if (error instanceof UploadTooSlow) reader.cancel(error).catch(() => {});
      throw error;
    }
  };
  return lazyStream(next, (reason) => reader.cancel(reason));
}

class Arrivals {
  readonly #enoughBytes: number;
  readonly #overMs: number;
  #slots: { atMs: number; bytes: number }[] = [];

  constructor(enoughBytes: number, overMs: number) {
    this.#enoughBytes = enoughBytes;
    this.#overMs = overMs;
  }

  add(atMs: number, bytes: number): void {
    const latest = this.#slots.at(-1);
    if (latest && atMs - latest.atMs < 1000) latest.bytes += bytes;
    else this.#slots.push({ atMs, bytes });
    this.#slots = this.#slots.slice(Math.max(0, this.#enoughSince()));
  }

  enoughUntil(): number {
    return (this.#slots[this.#enoughSince()]?.atMs ?? 0) + this.#overMs;
  }

  #enoughSince(): number {
    let bytes = 0;
    return this.#slots.findLastIndex((slot) => {
      bytes += slot.bytes;
      return bytes >= this.#enoughBytes;
    });
  }
}

function within<T>(ms: number, work: Promise<T>, timer: Timer): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = timer.after(Math.max(0, ms), () =>
      reject(new UploadTooSlow("The upload came too slowly")),
    );
    work.then(resolve, reject).finally(callOff);
  });
}
