import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt uses 128 * N * r bytes of memory. Its time grows with N * r * p. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/** OWASP recommends these parameters for scrypt. They use 16 MiB, because a Worker has 128 MiB in all. */
const cost: Cost = { N: 2 ** 14, r: 8, p: 5 };
/** Earlier versions wrote hashes with this cost and without parameters. */
const earlierCost: Cost = { N: 2 ** 14, r: 16, p: 1 };
const keyBytes = 64;
const maxmem = 64 * 1024 * 1024;

interface Hash {
  cost: Cost;
  salt: string;
  key: string;
}

const derive = (password: string, salt: string, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Two devices may compose the accents of the same password differently.
    scrypt(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const parametersOf = ({ N, r, p }: Cost) => `N=${N},r=${r},p=${p}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  const key = await derive(password, salt, cost);
  return `scrypt:${parametersOf(cost)}:${salt}:${key.toString("hex")}`;
}

function parse(hash: string): Hash {
  const [, N, r, p, salt = "", key = ""] =
    /^scrypt:N=(\d+),r=(\d+),p=(\d+):([\da-f]+):([\da-f]+)$/.exec(hash) ?? [];
  if (key) return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt, key };
  const [earlierSalt = "", earlierKey = ""] = hash.split(":");
  return { cost: earlierCost, salt: earlierSalt, key: earlierKey };
}

const nobodys: Hash = { cost, salt: "0".repeat(32), key: "0".repeat(keyBytes * 2) };

/** Takes the same time without a hash or with a cheaper one, so that the time reveals no account. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const kept = hash === undefined ? nobodys : parse(hash);
  const same = timingSafeEqual(await derive(password, kept.salt, kept.cost), Buffer.from(kept.key, "hex"));
  const missing = Math.round((workOf(cost) - workOf(kept.cost)) / (cost.N * cost.r));
  if (missing > 0) await derive(password, kept.salt, { ...cost, p: missing });
  return same && hash !== undefined;
}

const workOf = ({ N, r, p }: Cost) => N * r * p;

export const isOutdated = (hash: string): boolean => parametersOf(parse(hash).cost) !== parametersOf(cost);

const digest = (text: string) => createHash("sha256").update(text).digest();

export const samePassword = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));
