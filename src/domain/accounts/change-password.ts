import { hashPassword } from "../../auth/password.ts";
import { findUser } from "../../db/accounts/users.ts";
import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { checkPassword } from "./check-password.ts";
import { setPassword } from "./set-password.ts";
import type { SignedIn } from "./sign-in.ts";

/** Ends all other sessions. Returns undefined when the current password is wrong. */
export async function changePassword(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  userId: string,
  given: { currentPassword: string; password: string },
): Promise<SignedIn | undefined> {
  const user = (await findUser(world.sql, userId)) ?? fail("signInRequired");
  if (!(await checkPassword(world, user, given.currentPassword))) return undefined;
  const passwordHash = await hashPassword(given.password);
  return { user, sessionId: await setPassword(world.sql, user, passwordHash, "password changed") };
}
