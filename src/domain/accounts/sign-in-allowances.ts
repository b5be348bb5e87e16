import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Allowance, forNetworks, type Guess, type Taken, takeAllowances } from "../limits/allowance.ts";

/** PostgreSQL lowers more letters than JavaScript does, so count and query both use this form. */
export const accountName = (email: string): string => email.toLowerCase();

const hourSeconds = 60 * 60;

export const ofAccount = (email: string): Allowance => ({
  name: `account ${email}`,
  most: 10,
  seconds: 15 * 60,
});
export const ofAddress = (address: string): Allowance[] =>
  forNetworks(address, { name: "sign-in address", most: 100, seconds: 60 * 60 });
export const ofDevice = (id: string, email: string): Allowance => ({
  name: `account ${email} device ${id}`,
  most: 10,
  seconds: 15 * 60,
});

export const signInsOf = (email: string): Allowance => ({
  name: `of account ${email}`,
  most: 60,
  seconds: hourSeconds,
});
export const signInsFrom = (address: string): Allowance[] =>
  forNetworks(address, { name: "from address", most: 300, seconds: hourSeconds });

/** Counts before it hashes, so that many attempts at once stay within the limit. */
export async function takeSignIn(
  world: Pick<World, "sql" | "vault" | "settings">,
  allowances: Allowance[],
  guess: Guess,
): Promise<Taken> {
  const taken = await takeAllowances(world, "sign-ins", allowances);
  if (taken) return taken;
  await guess.wasRight();
  return fail("tooManySignIns", { retryAfterSeconds: 300 });
}
