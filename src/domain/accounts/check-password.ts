import { verifyPassword } from "../../auth/password.ts";
import { findCredentials } from "../../db/accounts/users.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { World } from "../../world.ts";
import { takeGuess } from "../limits/allowance.ts";
import { recordFailedSignIn, recordingThrottle } from "./record-attempt.ts";
import { accountName, ofAccount, signInsOf, takeSignIn } from "./sign-in-allowances.ts";

export async function checkPassword(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  user: User,
  password: string,
): Promise<boolean> {
  const email = accountName(user.email);
  const { guess, signedIn } = await recordingThrottle(world, email, async () => {
    const guess = await takeGuess(world, [ofAccount(email)]);
    if (!guess) return fail("tooManyGuesses", { retryAfterSeconds: 60 });
    return { guess, signedIn: await takeSignIn(world, [signInsOf(email)], guess) };
  });
  const found = await findCredentials(world.sql, user.email);
  if (!(await verifyPassword(password, found?.passwordHash))) {
    await signedIn.giveBack();
    await recordFailedSignIn(world, email, user);
    return false;
  }
  await guess.wasRight();
  return true;
}
