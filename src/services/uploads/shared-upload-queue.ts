import { deleteUploadPlace, holdsUploadPlace, takeUploadPlace } from "../../db/applying/upload-places.ts";
import type { Database } from "../../db/sql.ts";
import type { Vault } from "../sealing/vault.ts";
import { type Timer, wallTimer } from "../timer.ts";
import { busy, type UploadPlaces } from "./upload-queue.ts";

const askAgainMs = 5000;

/** A place lasts longer than any upload, because an isolate may end without releasing it. */
const longestSeconds = 16 * 60;

interface Options {
  sql: Database;
  vault: Pick<Vault, "digest">;
  atOnce?: number;
  waitMs?: number;
  timer?: Timer;
}

/** One sender has at most a quarter of the places, and after half of `waitMs` loses the latest to a sender with fewer. */
export class SharedUploadQueue implements UploadPlaces {
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { atOnce: 64, waitMs: 60_000, timer: wallTimer, ...options };
  }

  async run<T>(who: string, work: (leaving: AbortSignal) => Promise<T>): Promise<T> {
    const { sql, vault } = this.#options;
    const id = crypto.randomUUID();
    await this.#enter(id, await vault.digest("upload place", who));
    const leaving = new AbortController();
    const endWatch = this.#watch(id, leaving);
    try {
      return await work(leaving.signal);
    } finally {
      endWatch();
      await deleteUploadPlace(sql, id).catch(() => {});
    }
  }

  #watch(id: string, leaving: AbortController): () => void {
    const { sql, timer } = this.#options;
    let isOver = false;
    let callOff = () => {};
    const askLater = () => {
      callOff = timer.after(askAgainMs, () => void ask());
    };
    const ask = async () => {
      const isHeld = await holdsUploadPlace(sql, id).catch(() => true);
      if (isOver) return;
      if (isHeld) askLater();
      else leaving.abort(busy());
    };
    askLater();
    return () => {
      isOver = true;
      callOff();
    };
  }

  async #enter(id: string, sender: Uint8Array): Promise<void> {
    const { sql, atOnce, waitMs, timer } = this.#options;
    const asked = { id, sender, atOnce, ofOne: Math.ceil(atOnce / 4), seconds: longestSeconds };
    let waited = 0;
    while (!(await takeUploadPlace(sql, { ...asked, hasWaited: waited >= waitMs / 2 }))) {
      if (waited >= waitMs) throw busy();
      await new Promise<void>((resolve) => timer.after(1000, resolve));
      waited += 1000;
    }
  }
}
