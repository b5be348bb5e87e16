import { frequentPasswords } from "./frequent-passwords.ts";

let known: Set<string> | undefined;

/** Splits the list on first use, because most Worker isolates never check a password. */
function isListed(password: string): boolean {
  known ??= new Set(frequentPasswords.trim().split(/\s+/));
  return known.has(password);
}

/** A common password may end in digits and punctuation, and a short pattern may repeat. */
export function isFrequentPassword(password: string): boolean {
  const typed = password.normalize("NFKC").trim().toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{N}]+$/u, "");
  const word = typed.replace(/\P{L}+$/u, "");
  const repeated = /^(.{1,4}?)\1{2,}.{0,3}$/u.test(typed);
  return repeated || [typed, bare, word].some(isListed);
}
