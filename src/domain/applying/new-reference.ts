import { randomInt } from "node:crypto";

// Without 0/O, 1/I/L and U: nothing is misheard or misread (Crockford's base 32, less the zero and the one).
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 3;
const groupLength = 4;

/** What a candidate quotes: `K7QM-4RTX-9DWP`. 58 random bits: neither guessable nor in sequence. */
export function newReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}
