import { frequentPasswords } from "./frequent-passwords.ts";

let known: Set<string> | undefined;

/** Split only when the first password is judged: most processes of a Worker never judge one. */
function isListed(password: string): boolean {
  known ??= new Set(frequentPasswords.trim().split(/\s+/));
  return known.has(password);
}

/**
 * Whether a password is among those that everybody tries first: in any case, with digits or punctuation added at its
 * end, or the same few characters over and over.
 */
export function isFrequentPassword(password: string): boolean {
  const typed = password.normalize("NFKC").trim().toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{N}]+$/u, "");
  const word = typed.replace(/\P{L}+$/u, "");
  const repeated = /^(.{1,4}?)\1{2,}.{0,3}$/u.test(typed);
  return repeated || [typed, bare, word].some(isListed);
}
