import { randomInt } from "node:crypto";

// Crockford's base 32 without 0 and 1, so that nobody misreads a letter.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 3;
const groupLength = 4;

/** Makes a reference like `K7QM-4RTX-9DWP`, with 58 random bits. */
export function newReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}
