import { giveBackUse, takeUse } from "../../db/rate-limits.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { networksOf } from "./network.ts";

export interface Allowance {
  /** Names an address, account or device. The database stores a keyed digest. */
  name: string;
  most: number;
  seconds: number;
}

export interface Taken {
  giveBack: (amount?: number) => Promise<void>;
}

export const forNetworks = (address: string, { name, most, seconds }: Allowance): Allowance[] =>
  networksOf(address).map((network) => ({
    name: `${name} ${network.name}`,
    most: most * network.times,
    seconds,
  }));

/** Takes `amount` of every allowance. Takes nothing and returns undefined when one is used up. */
export async function takeAllowances(
  { sql, vault, settings }: Pick<World, "vault" | "settings"> & { sql: Sql },
  purpose: string,
  allowances: Allowance[],
  amount = 1,
): Promise<Taken | undefined> {
  const taken: { key: Uint8Array; window: Date }[] = [];
  const giveBack = async (back = amount) => {
    for (const { key, window } of taken) await giveBackUse(sql, key, window, back);
  };
  for (const { name, most, seconds } of allowances) {
    const key = await vault.digest(purpose, name);
    const window = await takeUse(sql, key, seconds, most * settings.rateLimitScale, amount);
    if (!window) {
      await giveBack();
      return undefined;
    }
    taken.push({ key, window });
  }
  return { giveBack };
}

export interface Guess {
  wasRight: () => Promise<void>;
}

/** Counts before the check, so that many guesses at once stay within the limit. */
export async function takeGuess(
  world: Pick<World, "sql" | "vault" | "settings">,
  allowances: Allowance[],
): Promise<Guess | undefined> {
  const taken = await takeAllowances(world, "guesses", allowances);
  return taken && { wasRight: () => taken.giveBack() };
}

/** A known device has its own allowance, so guessing never locks the owner out. */
export async function takeGuessOfDevice(
  world: Pick<World, "sql" | "vault" | "settings">,
  shared: Allowance[],
  ofDevice: Allowance | undefined,
): Promise<Guess> {
  const guess = (await takeGuess(world, shared)) ?? (ofDevice && (await takeGuess(world, [ofDevice])));
  return guess ?? fail("tooManyGuesses", { retryAfterSeconds: 60 });
}
