import { chownSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { shared } from "./beside.ts";
import { inContainer, podman, triedPodman } from "./containers.ts";

/** compose.yaml forbids the site the same. */
export const confined = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--tmpfs=/tmp"];

const name = "landfall-site-under-test";
const readyWithinMs = 60_000;

/** A folder that the images' account may write to. */
export function folderOfAccount(): string {
  const folder = mkdtempSync(join(shared, "volume-"));
  chownSync(folder, 1000, 1000);
  return folder;
}

export const environment = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);

/** Starts a site in production on a migrated database. */
export async function startSite(image: string, databaseUrl: string, ...options: string[]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = environment({
    SITE_URL: url,
    SECRET_KEY: "0123456789abcdef0123456789abcdef",
    ADMIN_PASSWORD: "a password for tests",
    DATABASE_URL: databaseUrl,
    HOST: "127.0.0.1",
    PORT: String(port),
  });
  const volume = ["--volume", `${folderOfAccount()}:/data`];
  inContainer("--detach", "--name", name, ...confined, ...volume, ...settings, ...options, image);
  const stop = () => podman("rm", "--force", "--time=20", name);
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (Date.now() > deadline) {
      const { stdout, stderr } = triedPodman("logs", name);
      stop();
      throw new Error(`The site was not ready:\n${stdout}${stderr}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    stop,
    run: (...command: string[]) => triedPodman("exec", name, ...command),
    checkHealth: () => triedPodman("healthcheck", "run", name),
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}
