import type { World } from "../../world.ts";
import { type Allowance, takeAllowances } from "./allowance.ts";

/** Only wrong guesses count, so `wasRight` gives this one back. */
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
