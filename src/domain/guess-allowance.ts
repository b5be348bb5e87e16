import { giveBackUse, takeUse } from "../db/rate-limits.ts";
import type { Database, Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";

/** How many wrong guesses are judged in a time. */
export interface Allowance {
  /** Whose: an address, an account, a device. It is kept as a keyed digest. */
  name: string;
  wrong: number;
  seconds: number;
}

interface GuessWorld {
  sql: Database;
  vault: Vault;
  settings: { rateLimitScale: number };
}

/** A guess that may be judged; `wasRight` gives it back, since only wrong ones count. */
export interface Guess {
  wasRight: () => Promise<void>;
}

/**
 * Counts a guess before it is looked at, so that a hundred at once are not judged either. Undefined when one of the
 * allowances is used up; what is refused uses nothing up.
 */
export async function takeGuess(
  { sql, vault, settings }: GuessWorld,
  allowances: Allowance[],
): Promise<Guess | undefined> {
  const taken: (() => Promise<unknown>)[] = [];
  const giveBack = async () => {
    for (const undo of taken) await undo();
  };
  for (const { name, wrong, seconds } of allowances) {
    const key = await vault.digest("guesses", name);
    const window = await takeUse(sql as Sql, key, seconds, wrong * settings.rateLimitScale);
    if (!window) {
      await giveBack();
      return undefined;
    }
    taken.push(() => giveBackUse(sql as Sql, key, window));
  }
  return { wasRight: giveBack };
}
