import { leaveUploadPlace, takeUploadPlace } from "../../db/applying/upload-places.ts";
import type { Database } from "../../db/sql.ts";
import type { Vault } from "../sealing/vault.ts";
import { type Timer, wallTimer } from "../timer.ts";
import { busy, type UploadPlaces } from "./upload-queue.ts";

/** Longer than any upload. An isolate that ended without releasing its place holds it this long. */
const longestSeconds = 16 * 60;

interface Options {
  sql: Database;
  vault: Pick<Vault, "digest">;
  atOnce?: number;
  waitMs?: number;
  timer?: Timer;
}

/**
 * Room for so many uploads at once over all isolates of a Worker, which share only the database. One sender holds a
 * quarter of the places at most. A sender who finds none asks again each second, and is refused after `waitMs`.
 */
export class SharedUploadQueue implements UploadPlaces {
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { atOnce: 64, waitMs: 60_000, timer: wallTimer, ...options };
  }

  async run<T>(who: string, work: (leaving: AbortSignal) => Promise<T>): Promise<T> {
    const { sql, vault } = this.#options;
    const id = crypto.randomUUID();
    await this.#enter(id, await vault.digest("upload place", who));
    try {
      return await work(new AbortController().signal);
    } finally {
      await leaveUploadPlace(sql, id).catch(() => {});
    }
  }

  async #enter(id: string, sender: Uint8Array): Promise<void> {
    const { sql, atOnce, waitMs, timer } = this.#options;
    const asked = { id, sender, atOnce, ofOne: Math.ceil(atOnce / 4), seconds: longestSeconds };
    for (let waited = 0; !(await takeUploadPlace(sql, asked)); waited += 1000) {
      if (waited >= waitMs) throw busy();
      await new Promise<void>((resolve) => timer.after(1000, resolve));
    }
  }
}
