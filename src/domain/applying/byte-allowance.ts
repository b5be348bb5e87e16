import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { forNetworks, type Taken, takeAllowances } from "../limits/allowance.ts";

type Uploading = Pick<World, "sql" | "vault" | "settings"> & { address: string };

const hourSeconds = 60 * 60;
const bytesAnHour = 1_000_000_000;
const blockBytes = 1024 * 1024;

/** Takes the declared length in one block before reading, which saves statements. */
export class ByteAllowance {
  readonly #world: Uploading;
  readonly #firstBlock: number;
  #used = 0;
  #taken = 0;
  #last: Taken | undefined;

  constructor(world: Uploading, declaredBytes: number | undefined) {
    this.#world = world;
    this.#firstBlock = declaredBytes ?? blockBytes;
  }

  async use(bytes: number): Promise<void> {
    this.#used += bytes;
    while (this.#used > this.#taken) await this.#take(this.#taken === 0 ? this.#firstBlock : blockBytes);
  }

  async giveBackRest(): Promise<void> {
    const rest = this.#taken - this.#used;
    if (rest > 0) await this.#last?.giveBack(rest);
  }

  async #take(bytes: number): Promise<void> {
    const ofAddress = { name: "upload bytes", most: bytesAnHour, seconds: hourSeconds };
    const allowances = forNetworks(this.#world.address, ofAddress);
    const taken = await takeAllowances(this.#world, "rate limit", allowances, bytes);
    this.#last = taken ?? fail("tooManyBytes", { retryAfterSeconds: 60 });
    this.#taken += bytes;
  }
}
