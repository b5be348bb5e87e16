import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// 60 ms on a server's core. OWASP's floor for scrypt is N=2^14 with r=16 upwards of memory cost.
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 64;

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same password typed on two devices may differ in how its accents are composed.
    scrypt(password.normalize("NFKC"), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `salt:key`, both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await derive(password, salt)).toString("hex")}`;
}

const nobodys = `${"0".repeat(32)}:${"0".repeat(keyBytes * 2)}`;

/** Without a hash it takes as long, and is false: whether an account exists is not told by the clock. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = "", key = ""] = (hash ?? nobodys).split(":");
  const same = timingSafeEqual(await derive(password, salt), Buffer.from(key, "hex"));
  return same && hash !== undefined;
}
