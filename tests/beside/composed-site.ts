import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eachLine, ended, start } from "../../scripts/shared/processes.mjs";
import { program, shared } from "./beside.ts";
import { engine, podman, triedPodman } from "./containers.ts";

const project = "landfall-under-test";

/** The name by which docker-compose looks for what it would build for a service. */
export const imageOf = (service: string) => `docker.io/library/${project}_${service}`;

const root = fileURLToPath(new URL("../..", import.meta.url));
/** compose.yaml reads these files, and `.env`. */
const files = ["compose.yaml", "scripts/deploy/roles.sql"];

export interface ComposedSite {
  /** Runs docker-compose in the folder of compose.yaml. */
  compose(...args: string[]): Promise<void>;
  /** The folder that compose.yaml mounts for backups. */
  backups: string;
  stop(): Promise<void>;
}

/** Puts compose.yaml into a folder with this `.env`, and starts podman as docker-compose's engine. */
export async function composedSite(settings: Record<string, string>): Promise<ComposedSite> {
  const folder = mkdtempSync(join(shared, "compose-"));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, ".env"), lines.join(""), { mode: 0o600 });
  const backups = join(folder, "backups");
  mkdirSync(backups, { mode: 0o700 });
  chownSync(backups, 1000, 1000);

  const socket = join(shared, "podman.sock");
  const limits = join(folder, "containers.conf");
  // Podman's own limits are above those of a container in which this test may run.
  writeFileSync(limits, '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n');
  const service = ["podman", ...engine, "system", "service", "--time=0", `unix://${socket}`];
  const isReady = async () => existsSync(socket);
  const served = await program("env", [`CONTAINERS_CONF=${limits}`, ...service], isReady);
  const asking = setInterval(askForHealth, 1_000);

  return {
    backups,
    async compose(...args) {
      const env = {
        ...process.env,
        DOCKER_HOST: `unix://${socket}`,
        COMPOSE_HTTP_TIMEOUT: "300",
        // Otherwise docker-compose hands `run` over to the program `docker`.
        COMPOSE_INTERACTIVE_NO_CLI: "1",
      };
      const child = start("docker-compose", ["--project-name", project, ...args], { cwd: folder, env });
      const said: string[] = [];
      eachLine(child, (line) => void said.push(line));
      const code = await ended(child);
      if (code === 0) return;
      throw new Error(
        `docker-compose ${args.join(" ")} ended with ${code}:\n${said.slice(-25).join("\n")}\n${logs()}`,
      );
    },
    async stop() {
      clearInterval(asking);
      triedPodman("rm", "--all", "--force", "--time=5");
      triedPodman("volume", "prune", "--force");
      await served.stop();
    },
  };
}

/** Podman leaves it to systemd to ask for health at the interval of compose.yaml, and a container has no systemd. */
function askForHealth(): void {
  const filters = ["starting", "unhealthy"].flatMap((state) => ["--filter", `health=${state}`]);
  const { stdout } = triedPodman("ps", "--quiet", ...filters);
  for (const id of stdout.split("\n").filter(Boolean)) triedPodman("healthcheck", "run", id);
}

/** Gives a field of a service's container. */
export const inspect = (service: string, field: string) =>
  podman("container", "inspect", "--format", `{{.State.${field}}}`, `${project}_${service}_1`);

/** Lists the things that docker-compose has made and not removed. */
export function leftOver() {
  const named = (...words: string[]) => podman(...words, "--quiet", "--filter", `name=${project}`);
  return {
    containers: named("ps", "--all"),
    volumes: named("volume", "ls"),
    networks: named("network", "ls"),
  };
}

function logs(): string {
  const names = triedPodman("ps", "--all", "--format", "{{.Names}}").stdout.split("\n").filter(Boolean);
  return names
    .map((name) => {
      const { stdout, stderr } = triedPodman("logs", "--tail=10", name);
      return `${name}:\n${stdout}${stderr}`;
    })
    .join("\n");
}
