import type { World } from "../../world.ts";
import { type Allowance, takeAllowances } from "./allowance.ts";

/** A guess that may be judged; `wasRight` gives it back, since only wrong ones count. */
export interface Guess {
  wasRight: () => Promise<void>;
}

/**
 * Counts a guess before it is looked at, so that a hundred at once are not judged either. Undefined when one of the
 * allowances is used up; what is refused uses nothing up.
 */
export async function takeGuess(
  world: Pick<World, "sql" | "vault" | "settings">,
  allowances: Allowance[],
): Promise<Guess | undefined> {
  const taken = await takeAllowances(world, "guesses", allowances);
  return taken && { wasRight: () => taken.giveBack() };
}
