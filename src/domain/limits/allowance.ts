import { giveBackUse, takeUse } from "../../db/rate-limits.ts";
import type { Sql } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { networksOf } from "./network.ts";

/** How much of something is allowed in a time. */
export interface Allowance {
  /** What, and whose: an address, an account, a device. It is kept as a keyed digest. */
  name: string;
  most: number;
  seconds: number;
}

/** What was counted; `giveBack` takes all of it back, or a part. */
export interface Taken {
  giveBack: (amount?: number) => Promise<void>;
}

/** The same for each network that an address is in, the wider one with a larger share. */
export const forNetworks = (address: string, { name, most, seconds }: Allowance): Allowance[] =>
  networksOf(address).map((network) => ({
    name: `${name} ${network.name}`,
    most: most * network.times,
    seconds,
  }));

/**
 * Takes `amount` of each allowance, or of none when one of them is used up (undefined): what is refused uses nothing up,
 * however many ask at once.
 */
export async function takeAllowances(
  { sql, vault, settings }: Pick<World, "sql" | "vault" | "settings">,
  purpose: string,
  allowances: Allowance[],
  amount = 1,
): Promise<Taken | undefined> {
  const taken: { key: Uint8Array; window: Date }[] = [];
  const giveBack = async (back = amount) => {
    for (const { key, window } of taken) await giveBackUse(sql as Sql, key, window, back);
  };
  for (const { name, most, seconds } of allowances) {
    const key = await vault.digest(purpose, name);
    const window = await takeUse(sql as Sql, key, seconds, most * settings.rateLimitScale, amount);
    if (!window) {
      await giveBack();
      return undefined;
    }
    taken.push({ key, window });
  }
  return { giveBack };
}
