import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ensureSecrets } from "./secrets.ts";

const nothing = { secretKey: undefined, adminPassword: undefined };
const both = { secretKey: "k".repeat(32), adminPassword: "the operator's own" };

const secrets = suite<{ folder: string }>("ensureSecrets");

secrets.before.each(async (context) => {
  context.folder = join(await mkdtemp(join(tmpdir(), "secrets-")), "data");
});
secrets.after.each(({ folder }) => rm(join(folder, ".."), { recursive: true }));

secrets("makes a key that is long enough", async ({ folder }) => {
  const { secretKey } = await ensureSecrets(folder, nothing);
  assert.ok(secretKey.length >= 32);
});

secrets("makes a password that can be read aloud", async ({ folder }) => {
  const { adminPassword } = await ensureSecrets(folder, nothing);
  assert.match(adminPassword, /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
});

secrets("finds the same ones at the next start", async ({ folder }) => {
  assert.equal(await ensureSecrets(folder, nothing), await ensureSecrets(folder, nothing));
});

secrets("gives two first starts at once the same ones", async ({ folder }) => {
  const [one, other] = await Promise.all([ensureSecrets(folder, nothing), ensureSecrets(folder, nothing)]);
  assert.equal(one, other);
});

secrets("keeps them where only the operator can read them", async ({ folder }) => {
  await ensureSecrets(folder, nothing);
  assert.is((await stat(join(folder, "secrets.json"))).mode & 0o777, 0o600);
});

secrets("takes the environment's and says so", async ({ folder }) => {
  assert.equal(await ensureSecrets(folder, both), { ...both, adminPasswordFromEnvironment: true });
});

secrets("writes nothing when the environment holds both", async ({ folder }) => {
  await ensureSecrets(folder, both);
  const error = await readFile(join(folder, "secrets.json")).catch(
    (caught: NodeJS.ErrnoException) => caught.code,
  );
  assert.is(error, "ENOENT");
});

secrets("makes the key alone when the password is the environment's", async ({ folder }) => {
  const { adminPassword } = await ensureSecrets(folder, { ...nothing, adminPassword: both.adminPassword });
  assert.is(adminPassword, both.adminPassword);
});

secrets("says which file it cannot read", async ({ folder }) => {
  const path = join(folder, "secrets.json");
  await mkdir(path, { recursive: true });
  assert.is(
    await ensureSecrets(folder, nothing).catch(String),
    `ConfigError: The site cannot read ${path} (EISDIR). Let this account read it, or set SECRET_KEY and ADMIN_PASSWORD.`,
  );
});

secrets("refuses to replace a damaged file", async ({ folder }) => {
  await ensureSecrets(folder, nothing);
  await writeFile(join(folder, "secrets.json"), '{"secretKey":');
  const error = await ensureSecrets(folder, nothing).catch((caught: Error) => caught);
  assert.match(String(error), "secrets.json is damaged");
});

secrets.run();
