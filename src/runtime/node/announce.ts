import { join } from "node:path";
import { site } from "../../content/site.ts";
import { adminLogin } from "../../routes.ts";
import type { Config } from "../config/config.ts";
import type { Secrets } from "./secrets.ts";

export function announce(address: string, { dataDir }: Pick<Config, "dataDir">, secrets: Secrets): void {
  console.log(`${site.name} is ready at ${address}`);
  if (secrets.adminPasswordFromEnvironment) return;
  console.log(`The administrator signs in at ${address}${adminLogin.path}`);
  console.log(`Admin password: ${secrets.adminPassword} (saved in ${join(dataDir, "secrets.json")})`);
}
