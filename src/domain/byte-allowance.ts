import { giveBackUse, takeUse } from "../db/rate-limits.ts";
import type { Sql } from "../db/sql.ts";
import { fail } from "../errors.ts";
import type { Vault } from "../services/vault.ts";
import { networkOf } from "./network-of.ts";

interface AllowanceWorld {
  sql: Sql;
  vault: Vault;
  settings: { rateLimitScale: number };
  address: string;
}

const hourSeconds = 60 * 60;
const bytesAnHour = 1_000_000_000;
const blockBytes = 1024 * 1024;

/**
 * What one upload takes of the bytes that its network may send in an hour, over all processes. They are taken before they
 * are read, in one block where their number is declared, so that they cost few statements.
 */
export class ByteAllowance {
  readonly #world: AllowanceWorld;
  readonly #firstBlock: number;
  #used = 0;
  #taken = 0;
  #lastWindow: Date | undefined;

  constructor(world: AllowanceWorld, declaredBytes: number | undefined) {
    this.#world = world;
    this.#firstBlock = declaredBytes ?? blockBytes;
  }

  /** Refuses what is more than is left. */
  async use(bytes: number): Promise<void> {
    this.#used += bytes;
    while (this.#used > this.#taken) await this.#take(this.#taken === 0 ? this.#firstBlock : blockBytes);
  }

  /** What was taken and never came. */
  async giveBackRest(): Promise<void> {
    const rest = this.#taken - this.#used;
    if (rest <= 0 || !this.#lastWindow) return;
    await giveBackUse(this.#world.sql, await this.#key(), this.#lastWindow, rest);
  }

  async #take(bytes: number): Promise<void> {
    const { sql, settings } = this.#world;
    const allowed = bytesAnHour * settings.rateLimitScale;
    const window = await takeUse(sql, await this.#key(), hourSeconds, allowed, bytes);
    this.#lastWindow = window ?? fail("tooManyBytes", { retryAfterSeconds: 60 });
    this.#taken += bytes;
  }

  #key(): Promise<Uint8Array> {
    return this.#world.vault.digest("rate limit", `upload bytes ${networkOf(this.#world.address)}`);
  }
}
